"""A session in one language: its texts, the game's panel, the rules, and whoever explains things."""

from typing import NamedTuple

from subrosa.terminal.panel import Panel, panel_for
from subrosa.terminal.session.explain import Explainer
from subrosa.terminal.session.rules import Rules, rules_of
from subrosa.terminal.session.session import Session
from subrosa.texts import Texts


class Speech(NamedTuple):
    """What anybody needs who shows a session to people, in lines or on a screen."""

    texts: Texts
    panel: Panel
    rules: Rules
    explainer: Explainer


def speech_in(language: str, session: Session) -> Speech:
    """Go on in this language, which is also remembered for the next time the game is resumed."""
    session.table.language = language
    texts = session.texts_in(language)
    panel, rules = panel_for(session.game, texts), rules_of(session.game, language)
    return Speech(texts, panel, rules, Explainer(session, texts, panel, rules))
