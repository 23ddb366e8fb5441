"""Boxes in a box."""

import pytest

from render.core.drawing.geometry import Rect


@pytest.mark.parametrize(("most", "gap", "beside"), [(88, 8, 12), (150, 10, None)])
def test_cells_fill_their_room_and_stay_in_it(most: float, gap: float, beside: float | None) -> None:
    room = Rect(10, 20, 740, 284)
    for count in range(1, 40):
        found = room.cells(count, 3, most, gap, beside)
        assert len(found) == count
        assert max(rect.bottom for rect in found) <= room.bottom + 0.01
        assert max(rect.right for rect in found) <= room.right + 0.01
