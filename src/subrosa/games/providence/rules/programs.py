"""Effects of a card file as programs (RULES.md 21). Mistakes are reported by line, with what would be right."""

from typing import Any, Final

from subrosa.core.cardfile import CardFile, Entry, shown
from subrosa.games.providence.rules.arguments import (
    ARGUMENTS,
    CONSTANT_ARGUMENTS,
    EFFECT_KINDS,
    EVERY_OP,
    FLAG,
    NUMBER,
    ONLY_IN,
    ONLY_OPS,
    PART,
    PARTS,
    RIPOSTE_ARGUMENTS,
    SOLO_ARGUMENTS,
    WORD,
    WORDS,
    Argument,
)
from subrosa.games.providence.rules.vocabulary import (
    ANYWHERE,
    DISCARD_DRAW,
    FIELDS,
    FIRST_SOLO_OP,
    KILL_AGENT,
    MOVE_TRACK,
    NO_ACTOR,
    OPS,
    PREVENT_DESTRUCTION,
    S_TRACK,
    SOLO_OPS,
    Op,
)

NO_PROGRAM: Final = -1
MOST_OPS: Final = 12  # in one list
EFFECT_KEYS: Final = ("kind", "text", "ops", "provenance")


class Effect:
    """One effect of a card: its kind, the number of its program, and the line on which it stands."""

    __slots__ = ("kind", "line", "program")

    def __init__(self, kind: str, program: int, line: int) -> None:
        self.kind = kind
        self.program = program
        self.line = line


class Reader:
    """Collects programs, and notes what is wrong with them."""

    __slots__ = ("depth", "entry", "file", "line", "lines", "programs")

    def __init__(self, file: CardFile) -> None:
        self.file = file
        self.lines: list[str] = file.text.splitlines()
        self.programs: list[tuple[Op, ...]] = []
        self.entry: Entry = Entry(file, "", -1, {})
        self.line: int = 0
        self.depth: int = 0  # of lists of ops inside each other

    def problem(self, text: str, name: str = "", known: tuple[str, ...] = ()) -> None:
        """Note what is wrong on the present line, with the most similar word that is known."""
        self.file.note(self.line, f"{self.entry.name()}: {text}", name, known)

    # ---- effects of cards

    def effects(self, entry: Entry) -> list[Effect]:
        """Return the effects of a card."""
        if entry.index < 0:
            return []
        self.entry = entry
        start = self.file.lines.get((entry.table, entry.index, "effects"), 0)
        self.line = start or self.file.lines.get((entry.table, entry.index, ""), 0)
        found = entry.values.get("effects")
        if not isinstance(found, list):
            self.problem(f"effects should be a list, not {shown(found)}")
            return []
        lines = effect_lines(self.lines, start)
        effects: list[Effect] = []
        for number, values in enumerate(found):
            self.line = lines[number] if number < len(lines) else start
            if not isinstance(values, dict):
                self.problem(f"an effect should be a table with kind, text and ops, not {shown(values)}")
                continue
            for key in values:
                if key not in EFFECT_KEYS:
                    self.problem(f"unknown key {shown(key)} in an effect", key, EFFECT_KEYS)
            kind = str(values.get("kind"))
            if kind not in EFFECT_KINDS:
                self.problem(
                    f"kind should be one of {', '.join(EFFECT_KINDS)}, not {shown(values.get('kind'))}"
                )
                continue
            if not isinstance(values.get("text"), str):
                self.problem(f"text should say what the effect does, not {shown(values.get('text'))}")
            effects.append(Effect(kind, self.program(values.get("ops"), kind), self.line))
        return effects

    def ops_of(self, entry: Entry, key: str) -> int:
        """Return the program of what a Cultist does, under a key of its own."""
        if entry.index < 0:
            return self.add([])
        self.entry = entry
        header = self.file.lines.get((entry.table, entry.index, ""), 0)
        self.line = self.file.lines.get((entry.table, entry.index, key), header)
        return self.program(entry.values.get(key), "SOLO")

    # ---- programs

    def add(self, ops: list[Op]) -> int:
        """Keep a program and return its number."""
        self.programs.append(tuple(ops))
        return len(self.programs) - 1

    def program(self, values: Any, kind: str) -> int:
        """Read a list of ops; `kind` is that of the effect, or SOLO."""
        if not isinstance(values, list) or not 1 <= len(values) <= MOST_OPS:
            self.problem(f"ops should be a list of 1 to {MOST_OPS} ops, not {shown(values)}")
            return self.add([])
        self.depth += 1
        ops = [op for value in values if (op := self.op(value, kind)) is not None]
        self.depth -= 1
        return self.add(ops)

    def op(self, value: Any, kind: str) -> Op | None:
        """Read one op, or note what is wrong with it."""
        solo = kind == "SOLO"
        names = SOLO_OPS if solo else OPS
        if not isinstance(value, dict):
            self.problem(f'an op should be a table such as {{ op = "{names[0]}" }}, not {shown(value)}')
            return None
        name = str(value.get("op"))
        if name not in names:
            self.problem(f"unknown op {shown(value.get('op'))}", name, names)
            return None
        if name in ONLY_IN and kind not in ONLY_IN[name]:
            self.problem(f"{name} belongs into an effect of kind {' or '.join(ONLY_IN[name])}, not {kind}")
            return None
        if kind in ONLY_OPS and name not in ONLY_OPS[kind]:
            self.problem(f"an effect of kind {kind} may have {' and '.join(ONLY_OPS[kind])}, not {name}")
            return None
        known = arguments_of(name, kind, value)
        words = tuple(known)
        if "limit" in value and self.depth > 1:
            self.problem(f"{name}: limit belongs to an op of the whole text, not to one inside another op")
        for key in value:
            if key != "op" and key not in known:
                takes = f"it takes {', '.join(words)}" if words else "it takes none"
                self.problem(f"{name} has no argument {shown(key)} in {where(kind)}; {takes}", key, words)
        fields = [0] * FIELDS
        subs: list[int] = []
        for key, argument in known.items():
            if argument.sort == PART:
                subs.append(self.part(name, key, value, argument, kind))
            elif argument.sort == PARTS:
                subs += self.parts(name, key, value, kind)
            else:
                fields[argument.field] = self.argument(name, key, value, argument)
        code = FIRST_SOLO_OP + SOLO_OPS.index(name) if solo else OPS.index(name)
        op = Op(code, fields, tuple(subs))
        self.check_sense(name, op)
        return op

    def check_sense(self, name: str, op: Op) -> None:
        """Report arguments each of which is possible, but not all of them together."""
        if op.code == DISCARD_DRAW and not op.low <= op.n > 0:
            self.problem(f"{name}: max should be at least 1 and at least min, not {op.n}")
        elif op.code in (MOVE_TRACK, S_TRACK) and not op.n:
            self.problem(f"{name}: delta should be a number of spaces forward or back, not 0")
        elif op.code == KILL_AGENT and op.kind == NO_ACTOR and op.low != ANYWHERE:
            self.problem(f'{name}: actor = "none" needs scope = "anywhere", because nobody is in a City')
        elif op.code == PREVENT_DESTRUCTION and not op.optional:
            self.problem(f"{name}: optional should be true, because nobody has to pay")

    def argument(self, name: str, key: str, value: dict[str, Any], argument: Argument) -> int:
        """Return an argument as a number."""
        if key not in value:
            if argument.needed:
                self.problem(f"{name} lacks {key}: {wanted(argument)}")
            return argument.default
        given = value[key]
        if argument.sort == NUMBER:
            if type(given) is int and argument.low <= given <= argument.high:
                return given
        elif argument.sort == FLAG:
            if isinstance(given, bool):
                return int(given)
        elif argument.sort == WORD:
            if given in argument.words:
                return argument.words.index(given)
        elif argument.sort == WORDS and isinstance(given, list) and given:
            bits = 0
            for item in given:
                if item in argument.words:
                    bits |= 1 << argument.words.index(item)
                else:
                    self.problem(
                        f"{name}: {shown(item)} in {key} is unknown; {wanted(argument)}",
                        str(item),
                        argument.words,
                    )
            return bits
        self.problem(f"{name}: {key} should be {wanted(argument)}, not {shown(given)}")
        return argument.default

    def part(self, name: str, key: str, value: dict[str, Any], argument: Argument, kind: str) -> int:
        """Return the program of an argument that is a list of ops."""
        if key not in value:
            if argument.needed:
                self.problem(f"{name} lacks {key}: a list of ops")
            return NO_PROGRAM
        return self.program(value[key], kind)

    def parts(self, name: str, key: str, value: dict[str, Any], kind: str) -> list[int]:
        """Return the programs of an argument that is a list of lists of ops."""
        given = value.get(key)
        if not isinstance(given, list) or not 2 <= len(given) <= 9:
            self.problem(f"{name}: {key} should be a list of 2 to 9 lists of ops, not {shown(given)}")
            return []
        return [self.program(part, kind) for part in given]


def arguments_of(name: str, kind: str, value: dict[str, Any]) -> dict[str, Argument]:
    """Return the arguments that an op may have in an effect of a kind."""
    if kind == "SOLO":
        return SOLO_ARGUMENTS[name]
    if kind == "RIPOSTE":
        return RIPOSTE_ARGUMENTS[name]
    if name == "constant":
        rule = str(value.get("rule"))
        return {key: ARGUMENTS[name][key] for key in ("rule", *CONSTANT_ARGUMENTS.get(rule, ()))}
    if kind == "END_GAME":
        return ARGUMENTS[name]
    every = {key: EVERY_OP[key] for key in EVERY_OP if kind != "CLAIM" or key == "optional"}
    return ARGUMENTS[name] | every


def where(kind: str) -> str:
    """Say what sort of effect is meant."""
    return "what a Cultist does" if kind == "SOLO" else f"an effect of kind {kind}"


def wanted(argument: Argument) -> str:
    """Say what an argument may be."""
    if argument.sort == NUMBER:
        if argument.low == argument.high:
            return str(argument.low)
        return f"a whole number from {argument.low} to {argument.high}"
    if argument.sort == FLAG:
        return "true or false"
    words = ", ".join(argument.words)
    return f"one of {words}" if argument.sort == WORD else f"a list of some of {words}"


def effect_lines(lines: list[str], start: int) -> list[int]:
    """Return on which line each effect stands, given the line on which the list of them begins."""
    if not start:
        return []
    if "{" in lines[start - 1]:
        return []
    found: list[int] = []
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if line.startswith("{"):
            found.append(number + 1)
        elif line.startswith("]"):
            break
    return found
