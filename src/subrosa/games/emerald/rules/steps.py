"""Every kind of step in A Study in Emerald: the things that can still have to happen, in the order of the rules."""

from typing import Any, Final

from subrosa.core.step import Step
from subrosa.games.emerald.rules import actions, assassination, claiming, opening, reveals, turn
from subrosa.games.emerald.rules.effects import agents, cards, cities, zombies

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    opening.Opening,
    opening.PlaceAgent,
    opening.FirstTurn,
    turn.FirstAction,
    turn.SecondAction,
    turn.AfterActions,
    turn.NextPart,
    turn.NextClaim,
    turn.ClaimAgain,
    turn.NextKill,
    turn.KillAgain,
    actions.TakeCube,
    actions.MoveAgent,
    claiming.TurnUp,
    assassination.KillThreat,
    assassination.ClearCubes,
    reveals.ChangeAtReveal,
    reveals.Reveal,
    reveals.Refill,
    reveals.Reinforce,
    cards.Terrify,
    cards.LookAt,
    agents.Seduce,
    agents.Bite,
    agents.ReplaceThreat,
    agents.Devour,
    agents.DevourThreat,
    agents.FlyAway,
    agents.Sacrifice,
    agents.Hire,
    agents.SendOut,
    cities.ClaimWithout,
    cities.Censor,
    cities.Hide,
    cities.BackFromLimbo,
    cities.Raid,
    cities.RaidCity,
    cities.Arrest,
    cities.Rise,
    cities.RiseThreat,
    zombies.ZombieAttack,
    zombies.ZombieThreat,
    zombies.RaiseZombie,
)
