"""What an arena came to: win rates, ratings, and who beats whom."""

from collections import Counter

from subrosa.lab.arena.ratings import Rating, ranks, ratings
from subrosa.lab.problems import MissingPart
from subrosa.lab.reporting.markdown import figure, percent, table
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import rate


class Score:
    """One bot: how many seats it had, how many of them won, and how often it failed."""

    def __init__(self) -> None:
        self.chairs = 0
        self.won = 0
        self.failures: Counter[str] = Counter()


def scores(players: int, records: list[Record]) -> list[Score]:
    """Count the score of each bot. A seat whose bot failed has not won, whatever its stand-in did."""
    found = [Score() for _ in range(players)]
    for record in records:
        rank = ranks(record)
        for seat, player in enumerate(record["players"]):
            found[player].chairs += 1
            found[player].won += rank[seat] == 0
            if str(seat) in record.get("failed", {}):
                found[player].failures[record["failed"][str(seat)]] += 1
    return found


def meetings(players: int, records: list[Record]) -> list[list[int]]:
    """Count how often the bot of the row won a game that the bot of the column played and did not win."""
    found = [[0] * players for _ in range(players)]
    for record in records:
        rank = ranks(record)
        present = set(record["players"])
        winners = {player for seat, player in enumerate(record["players"]) if rank[seat] == 0}
        for winner in winners:
            for loser in present - winners:
                found[winner][loser] += 1
    return found


# ---- in words


def report(head: Record, records: list[Record], wording: Wording) -> str:
    """Put all tables together."""
    names: list[str] = head["players"]
    found = scores(len(names), records)
    parts = [heading(head, records, wording)]
    if head["seats"] == 1:
        parts.append(alone(names, found, wording))
    else:
        parts.append(ladder(names, found, records, head["seats"], wording))
        parts.append(wording.say("lab-meetings-head") + "\n\n" + matrix(names, records))
    failures = told_failures(names, found, wording)
    return "\n\n".join([*parts, *failures])


def heading(head: Record, records: list[Record], wording: Wording) -> str:
    """Say what was played."""
    options = wording.chosen(head["options"])
    decisions = sum([record["decisions"] for record in records]) / len(records)
    return wording.say(
        "lab-arena-head",
        game=wording.title(),
        games=len(records),
        seats=head["seats"],
        options=options,
        seed=head["seed"],
        decisions=round(decisions),
    )


def ladder(names: list[str], found: list[Score], records: list[Record], seats: int, wording: Wording) -> str:
    """List the bots, the strongest first."""
    try:
        rated: list[Rating] | None = ratings(len(names), records)
        note = wording.say("lab-ladder-note", share=figure(100 / seats))
    except MissingPart as error:
        rated, note = None, str(error)
    order = best_first(found)
    head = ["lab-bot", "lab-chairs", "lab-wins", "lab-rating", "lab-doubt", "lab-failures"]
    rows = [[wording.say(word) for word in head]]
    for i in order:
        strength = (
            ["–", "–"]
            if rated is None
            else [figure(rated[i].strength, digits=2), figure(rated[i].doubt, digits=2)]
        )
        score = found[i]
        wins = percent(rate(score.won, score.chairs))
        rows.append([names[i], str(score.chairs), wins, *strength, str(score.failures.total())])
    return f"{table(rows)}\n\n{note}"


def alone(names: list[str], found: list[Score], wording: Wording) -> str:
    """Tell how often each bot has beaten the game. They never meet, so nothing can be said of one against another."""
    head = ["lab-bot", "lab-column-games", "lab-wins", "lab-failures"]
    rows = [[wording.say(word) for word in head]]
    for i in best_first(found):
        score = found[i]
        wins = percent(rate(score.won, score.chairs))
        rows.append([names[i], str(score.chairs), wins, str(score.failures.total())])
    return f"{table(rows)}\n\n{wording.say('lab-alone-note')}"


def best_first(found: list[Score]) -> list[int]:
    """Order the bots by the share of their seats that won."""
    return sorted(range(len(found)), key=lambda i: -found[i].won / max(found[i].chairs, 1))


def matrix(names: list[str], records: list[Record]) -> str:
    """Show who beats whom: of the games that one of the two won, the share that the bot of the row won."""
    found = meetings(len(names), records)
    rows = [["", *names]]
    for i, name in enumerate(names):
        cells = [
            "" if i == j else percent(rate(found[i][j], found[i][j] + found[j][i])) for j in range(len(names))
        ]
        rows.append([name, *cells])
    return table(rows)


def told_failures(names: list[str], found: list[Score], wording: Wording) -> list[str]:
    """Tell which bots failed, how often, and how."""
    lines = [
        wording.say("lab-failure", bot=name, count=count, why=why)
        for name, score in zip(names, found, strict=True)
        for why, count in score.failures.most_common(5)
    ]
    return ["\n".join([wording.say("lab-failed-head"), *lines])] if lines else []
