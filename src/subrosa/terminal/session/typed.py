"""What people type, and what they mean by it: commands, numbers, choices by the beginnings of their words."""

from typing import Final

from subrosa.core.choice import Choice
from subrosa.terminal.session.session import Session
from subrosa.texts import Texts
from subrosa.wording import matches, words_of

LONGEST: Final = 9  # digits of a number; nothing that is counted here comes near

# What can be typed, in both languages, and the command that is meant.
COMMANDS: Final = {
    word: name
    for name, words in {
        "help": ("help", "h", "pomoc"),
        "undo": ("undo", "u", "cofnij"),
        "save": ("save", "zapisz"),
        "hand": ("hand", "ręka", "reka"),
        "table": ("table", "stół", "stol"),
        "rules": ("rules", "rule", "zasady", "zasada"),
        "log": ("log", "dziennik"),
        "auto": ("auto",),
        "lang": ("lang", "język", "jezyk"),
        "quit": ("quit", "exit", "q", "koniec"),
    }.items()
    for word in words
}


def typed_number(text: str) -> int | None:
    """Read a whole number, or None: not every digit of Unicode is one (²), nor can any length be read."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= LONGEST else None


def choices_meant(session: Session, texts: Texts, seat: int, text: str) -> list[Choice]:
    """Find the offered choices that can be meant: by number, text form, sentence, or the beginnings of its words."""
    offered = session.options(seat)
    number = typed_number(text)
    if number is not None:
        return [offered[number - 1]] if 1 <= number <= len(offered) else []
    exact = session.game.words.get(text)
    if exact is not None:
        return [exact] if exact in offered else []
    typed = words_of(text)
    if not typed:
        return []
    literal = [choice for choice in offered if words_of(texts.choice(choice)) == typed]
    return literal or [
        choice for choice in offered if matches(typed, words_of(f"{texts.choice(choice)} {choice.text}"))
    ]
