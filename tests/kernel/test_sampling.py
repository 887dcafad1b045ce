"""Sampled deals are uniform over what is possible."""

from collections import Counter
from itertools import combinations

import pytest

from ramsch_desktop.kernel import api
from tests.kernel import contracts

TABLE = contracts.table_of(contracts.GRAND, 3)


def possible(unseen: int, holders: list[api.Holder]) -> list[tuple[int, ...]]:
    """Every deal that fits, by enumeration."""
    if not holders:
        return [()]
    first, *rest = holders
    deals: list[tuple[int, ...]] = []
    for cards in combinations(api.cards_of(unseen), first.size):
        mask = api.mask_of(cards)
        if mask & ~first.allowed == 0:
            deals.extend((mask, *others) for others in possible(unseen & ~mask, rest))
    return deals


CASES = {
    "nothing known": (0b1111111, [api.Holder(1, 3), api.Holder(2, 3), api.Holder(-1, 1)]),
    "one void": (0b11110111, [api.Holder(1, 3, ~0b111), api.Holder(2, 3), api.Holder(-1, 1)]),
    "crossed voids": (
        0b111111111,
        [api.Holder(1, 3, ~0b111), api.Holder(2, 4, ~0b111000), api.Holder(-1, 2)],
    ),
    "two alike": (0b11111111, [api.Holder(0, 2, ~0b11), api.Holder(1, 2, ~0b11), api.Holder(2, 4)]),
    "no choice": (0b1111, [api.Holder(1, 2, 0b11), api.Holder(2, 2)]),
}


@pytest.mark.parametrize("name", CASES)
def test_every_possible_deal_is_equally_frequent(name: str) -> None:
    unseen, holders = CASES[name]
    fitting = possible(unseen, holders)
    each = 120 if len(fitting) < 100 else 60
    seen = Counter(api.Sampler(unseen, holders).deals(TABLE, 9, each * len(fitting)))
    assert set(seen) == set(fitting)
    spread = each**0.5
    assert all(abs(count - each) < 5 * spread for count in seen.values())


def test_deals_depend_on_the_seed_alone() -> None:
    unseen, holders = CASES["one void"]
    first = api.Sampler(unseen, holders).deals(TABLE, 4, 20)
    assert first == api.Sampler(unseen, holders).deals(TABLE, 4, 20)
    assert first != api.Sampler(unseen, holders).deals(TABLE, 5, 20)


def test_impossible_knowledge_is_refused() -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        api.Sampler(0b1111, [api.Holder(1, 2, 0b1), api.Holder(2, 2)])
    with pytest.raises(ValueError, match="exactly the unseen"):
        api.Sampler(0b1111, [api.Holder(1, 2), api.Holder(2, 1)])
