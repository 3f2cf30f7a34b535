"""A saved game in lines."""

from subrosa.terminal.session.replay import Replay
from subrosa.terminal.session.titles import title


def replay_plain(story: Replay) -> int:
    """Step through a game in lines."""
    texts = story.texts
    print(title(texts, story.states[0]))
    print(texts.say("terminal-replay-hint"))
    told = 0
    while True:
        print()
        print(f"{story.caption()} ({story.viewpoint_name()})")
        for event in story.log(told):
            print(texts.event(event))
        told = story.told(story.place)
        if story.ending():
            print(story.ending())
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return 0
        if line in ("quit", "q", "exit"):
            return 0
        if line in ("", "n", "next", "dalej"):
            story.forward()
        elif line in ("b", "back", "wstecz"):
            story.backward()
        elif line in ("table", "stół", "stol"):
            print("\n".join(story.panel.describe(story.view())))
        elif line in ("log", "dziennik"):
            told = 0
        elif not story.obey(line):
            print(texts.say("terminal-replay-hint"))
