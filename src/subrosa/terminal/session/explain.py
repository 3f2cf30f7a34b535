"""`?`: what a choice, a card, a character or a player is, and why something is not allowed now."""

from difflib import get_close_matches
from typing import Any

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal
from subrosa.terminal.panel import Panel, Thing
from subrosa.terminal.session.rules import Paragraph, Rules
from subrosa.terminal.session.session import Session
from subrosa.terminal.session.typed import typed_number
from subrosa.texts import Texts
from subrosa.wording import matches, words_of


class Explanation:
    """A title, some paragraphs, and the rule it rests on."""

    __slots__ = ("lines", "rule", "title")

    def __init__(self, title: str, lines: list[str], rule: Paragraph | None = None) -> None:
        self.title = title
        self.lines = [line for line in lines if line]
        self.rule = rule


class Explainer:
    """Somebody who answers the questions of the person at the screen, from what that person may know."""

    def __init__(self, session: Session, texts: Texts, panel: Panel, rules: Rules) -> None:
        self.session = session
        self.texts = texts
        self.panel = panel
        self.rules = rules

    def explain(self, query: str) -> Explanation:
        """Explain whatever was asked about: a choice by number or text, a thing, a player, a rule, or nothing."""
        query = " ".join(query.split())
        view = self.session.view()
        if not query:
            return self.question(view)
        offered = self.offered()
        number = typed_number(query)
        if number is not None and 1 <= number <= len(offered):
            return self.choice(offered[number - 1])
        choice = self.session.game.words.get(query)
        if choice is not None:
            return self.choice(choice)
        thing = self.thing(query)
        if thing is not None:
            return self.player(view, int(thing[1])) if thing[0] == "seat" else self.one_thing(thing)
        meant = self.meant(query)
        if meant is not None:
            return self.choice(meant)
        paragraph = self.rules.get(query)
        if paragraph is not None:
            parts = [part.heading for part in self.rules.within(query)[1:]]
            return Explanation(paragraph.heading, ["\n".join(parts)], paragraph)
        return self.unknown(query)

    def offered(self) -> tuple[Choice, ...]:
        """Return what the person at the screen may choose."""
        seat = self.session.viewer
        return self.session.options(seat) if seat is not None and seat in self.session.state.waiting else ()

    # ---- the kinds of answers

    def question(self, view: dict[str, Any]) -> Explanation:
        """Explain what is asked at the moment."""
        prompt = view["prompt"]
        if prompt is None:
            result = view["result"]
            ending = self.texts.ending(result) if result is not None else ""
            rule = self.rules.get(result["rule"]) if result is not None else None
            return Explanation(ending, [], rule)
        return Explanation(
            self.panel.question(view), self.panel.describe(view), self.rules.get(prompt["rule"])
        )

    def choice(self, choice: Choice) -> Explanation:
        """Explain what a choice does, and if it is not on offer, why not."""
        seat = self.session.viewer
        lines = [self.texts.say("terminal-typed-as", text=choice.text)]
        for kind, arg in zip(choice.kinds, choice.args, strict=True):
            if kind != "seat":
                lines.append(self.panel.about((kind, self.texts.kinds[kind].names[arg])))
        prompt = self.session.view()["prompt"]
        number = prompt["rule"] if prompt is not None else self.session.game.decisions_rule
        refusal = Refusal("not-asked", number) if seat is None else self.session.refusal(seat, choice.text)
        if refusal is None:
            outcomes = self.panel.outcomes(self.session.view())
            lines += [self.texts.say("terminal-on-offer"), *outcomes.get(choice.text, [])]
        else:
            lines.append(self.texts.say("terminal-not-allowed", reason=self.texts.refusal(refusal)))
            number = refusal.rule
        return Explanation(self.texts.choice(choice), lines, self.rules.get(number))

    def one_thing(self, thing: Thing) -> Explanation:
        """Explain what a card or a character does, and what can be done with it now."""
        lines = [self.panel.sort_of(thing), self.panel.about(thing), self.panel.figures(thing)]
        lines += self.panel.now(self.session.view(), thing)
        named = [choice for choice in self.session.game.words.all if self.names(choice, thing)]
        possible = [self.texts.choice(choice) for choice in self.offered() if choice in named]
        rule = None
        if possible:
            lines.append(self.texts.say("terminal-possible", choices="; ".join(possible)))
        elif thing in self.panel.hand(self.session.view()):
            refusal = self.best_refusal(named)
            if refusal is not None:
                lines.append(self.texts.say("terminal-not-allowed", reason=self.texts.refusal(refusal)))
                rule = self.rules.get(refusal.rule)
        return Explanation(self.panel.name(thing), lines, rule)

    def names(self, choice: Choice, thing: Thing) -> bool:
        """Tell whether the choice concerns this thing (and seats that exist)."""
        found = False
        for kind, arg in zip(choice.kinds, choice.args, strict=True):
            if kind == "seat" and arg >= self.session.state.seats:
                return False
            found = found or (kind, self.texts.kinds[kind].names[arg]) == thing
        return found

    def best_refusal(self, choices: list[Choice]) -> Refusal | None:
        """Return the most telling reason: anything rather than 'that is not what you are asked'."""
        seat = self.session.viewer
        if seat is None:
            return None
        found = [self.session.refusal(seat, choice.text) for choice in choices]
        reasons = [refusal for refusal in found if refusal is not None]
        return next((r for r in reasons if r.reason != "not-now"), reasons[0] if reasons else None)

    def player(self, view: dict[str, Any], seat: int) -> Explanation:
        """Explain a player: what everybody can see, what the asker remembers, what the character does."""
        lines = self.panel.about_seat(view, seat)
        for thing in self.panel.belongings(view, seat):
            lines.append(f"{self.panel.name(thing)}: {self.panel.about(thing)}")
        return Explanation(self.texts.seat(seat), lines)

    def unknown(self, query: str) -> Explanation:
        """Say that nothing has that name; perhaps something similar has, perhaps the rules speak of it."""
        close = get_close_matches(query.casefold(), [name.casefold() for name in self.all_names()], 3, 0.6)
        lines = [self.texts.say("terminal-did-you-mean", names=", ".join(close))] if close else []
        found = self.rules.search(query)[:5]
        if found:
            lines.append(self.texts.say("terminal-rules-on", rules="; ".join(p.heading for p in found)))
        return Explanation(self.texts.say("terminal-unknown", text=query), lines)

    # ---- looking things up

    def thing(self, query: str) -> Thing | None:
        """Find the thing of this id or name in the reader's language, or the player of this name or 'seat 3'.

        Ids may have their kind before them, as those of spots on a board have: 'district city'.
        """
        wanted = words_of(query)
        for seat in range(self.session.state.seats):
            numbered = words_of(self.texts.say("player-number", number=seat + 1))
            if wanted in (words_of(self.texts.seat(seat)), ["seat", str(seat)], numbered):
                return ("seat", str(seat))
        for kind in self.session.game.kinds:
            for value in kind.names:
                name = "" if kind.name == "seat" else self.panel.name((kind.name, value))
                if name and wanted in (words_of(value), words_of(name), words_of(f"{kind.name} {value}")):
                    return (kind.name, value)
        return None

    def meant(self, query: str) -> Choice | None:
        """Find the choice that is asked about in the reader's words: one on offer, or else any that the game knows."""
        typed = words_of(query)
        if len(typed) < 2:
            return None
        seats = self.session.state.seats
        known = [
            c
            for c in self.session.game.words.all
            if all(a < seats for k, a in zip(c.kinds, c.args, strict=True) if k == "seat")
        ]
        for choices in (self.offered(), known):
            fits = [
                choice
                for choice in choices
                if matches(typed, words_of(f"{self.texts.choice(choice)} {choice.text}"))
            ]
            if fits:
                return min(fits, key=lambda choice: len(words_of(self.texts.choice(choice))))
        return None

    def all_names(self) -> list[str]:
        """List everything that can be asked about by name."""
        names = [self.texts.seat(seat) for seat in range(self.session.state.seats)]
        for kind in self.session.game.kinds:
            if kind.name != "seat":
                names += [self.panel.name((kind.name, value)) for value in kind.names]
        return names
