"""A puzzle in lines."""

from subrosa.terminal.session.puzzle import Riddle


def puzzle_plain(riddle: Riddle) -> int:
    """Tell a puzzle, take an answer, explain."""
    texts = riddle.texts
    tell(riddle.title())
    print()
    tell([texts.say("terminal-puzzle-log"), *riddle.log()])
    print()
    tell([texts.say("terminal-puzzle-table"), *riddle.panel.describe(riddle.scene.view)])
    hand = riddle.panel.hand(riddle.scene.view)
    if hand:
        print(texts.say("terminal-puzzle-hand", cards=riddle.panel.names(hand)))
    print()
    tell(riddle.question())
    named = None
    while named is None:
        try:
            line = input("> ")
        except (EOFError, KeyboardInterrupt):
            print()
            return 0
        if line.strip() in ("q", "quit", "exit"):
            return 0
        named = riddle.meant(line)
        if named is None:
            print(texts.say("terminal-puzzle-which", count=len(riddle.candidates)))
    print(riddle.verdict(named))
    tell(riddle.explanation())
    print(riddle.sharing())
    return 0


def tell(lines: list[str]) -> None:
    for line in lines:
        print(line)
