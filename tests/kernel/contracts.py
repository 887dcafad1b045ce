"""Contracts of the games as tables for the kernel and as rules for the brute search."""

from ramsch_desktop.kernel import api
from tests.kernel.brute import Rules

SKAT_POINTS = (0, 0, 0, 3, 4, 10, 11)
GRAND = Rules(
    group=tuple(group for group in range(4) for _ in range(7)) + (4,) * 4,
    points=SKAT_POINTS * 4 + (2,) * 4,
    trump=4,
)
SUIT = Rules(
    group=tuple(group for group in range(3) for _ in range(7)) + (3,) * 11,
    points=SKAT_POINTS * 4 + (2,) * 4,
    trump=3,
)
RAMSCH = Rules(group=GRAND.group, points=GRAND.points, trump=4, maximise=False)
NULL = Rules(
    group=tuple(card // 8 for card in range(32)),
    points=(0,) * 32,
    trump=-1,
    per_trick=True,
    maximise=False,
)
SOLO = Rules(
    group=tuple(group for group in range(3) for _ in range(6)) + (3,) * 14,
    points=(0, 0, 0, 4, 10, 11) * 4 + (2,) * 4 + (3,) * 4,
    trump=3,
)
CALLED_ACE = 5
RUFSPIEL = Rules(group=SOLO.group, points=SOLO.points, trump=3, called=CALLED_ACE, run_length=3)
RAMSEN = Rules(
    group=(0,) * 8 + (1,) * 6 + (2,) * 6 + (3,) * 12,
    points=(0,) * 32,
    trump=3,
    must_trump=True,
    must_beat=True,
    per_trick=True,
)
RAMS = Rules(
    group=tuple(card // 13 for card in range(52)),
    points=(0,) * 52,
    trump=3,
    must_trump=True,
    per_trick=True,
    ace_lead=True,
    king_queen=True,
    courts=frozenset((48, 49, 50)),
)


def table_of(rules: Rules, seats: int, policy: api.Policy = api.Policy.RANDOM) -> api.Table:
    """The kernel's table of the rules."""
    duties = api.Duty.FOLLOW
    for wanted, duty in (
        (rules.must_trump, api.Duty.MUST_TRUMP),
        (rules.must_beat, api.Duty.MUST_BEAT),
        (rules.ace_lead, api.Duty.ACE_LEAD),
        (rules.king_queen, api.Duty.KING_QUEEN),
        (bool(rules.courts), api.Duty.ACE_COVERS),
    ):
        if wanted:
            duties |= duty
    weights = api.RAMSCH_WEIGHTS if policy in (api.Policy.RAMSCH, api.Policy.NULL) else ()
    return api.make_table(
        seats,
        rules.group,
        rules.points,
        trump=rules.trump if rules.trump >= 0 else None,
        duties=duties,
        called=rules.called if rules.called >= 0 else None,
        run_length=rules.run_length,
        courts=rules.courts,
        policy=policy,
        weights=weights,
    )
