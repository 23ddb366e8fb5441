"""Marks of terrain as small SVG drawings: waves, trees, peaks, bare trees, grass."""

from collections.abc import Callable, Mapping

COLOURS: Mapping[tuple[str, str], tuple[str, ...]] = {  # by area and realm
    ("waterlands", "light"): ("#FFFFFF",),
    ("waterlands", "dark"): ("#7FC4F0",),
    ("greenwood", "light"): ("#4D8A3D", "#3B7030", "#6B4A22"),
    ("greenwood", "dark"): ("#17402A", "#0F2E1B", "#0A1C10"),
    ("high_peaks", "light"): ("#F4F1EA", "#8E897F", "#6F6A60"),
    ("high_peaks", "dark"): ("#84859A", "#30313A", "#22232B"),
    ("moors", "light"): ("#5A3578",),
    ("moors", "dark"): ("#1F0F2E",),
    ("crownlands", "light"): ("#B08A1E",),
    ("crownlands", "dark"): ("#B4913A",),
}


def mark(area: str, realm: str, x: float, y: float, size: float) -> str:
    """A mark of an area's terrain around a point; `size` 1 is about 20 units wide."""
    drawings: Mapping[str, Callable[..., str]] = {
        "waterlands": wave,
        "greenwood": pine,
        "high_peaks": peak,
        "moors": bare_tree,
        "crownlands": grass,
    }
    shapes = drawings[area](*COLOURS[area, realm])
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({size:.2f})">{shapes}</g>'


def line(data: str, colour: str, width: float, opacity: float = 1) -> str:
    """A line with round ends."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"'
        f' stroke-linejoin="round" stroke-opacity="{opacity:g}"/>'
    )


def wave(colour: str) -> str:
    """Two crests."""
    return line("M-12 1q4-5 8 0t8 0 8 0", colour, 2.4, 0.6)


def pine(light: str, dark: str, trunk: str) -> str:
    """A conifer, lit from the left."""
    right = "M0-14 9-1H5L11 8H0Z"
    return (
        f'<ellipse cx="2" cy="11" rx="10" ry="2.6" opacity=".2"/><path d="M-2 7H2V12H-2Z" fill="{trunk}"/>'
        f'<path d="M0-14-9-1H-5L-11 8H11L5-1H9Z" fill="{light}"/><path d="{right}" fill="{dark}"/>'
    )


def peak(lit: str, dark: str, edge: str) -> str:
    """A mountain with a lit and a dark side."""
    left, right = "M0-13-11 9 2 10Z", "M0-13 2 10 11 8Z"
    ridge = line("M-11 9 0-13 11 8", edge, 1.4)
    return f'<path d="{left}" fill="{lit}"/><path d="{right}" fill="{dark}"/>{ridge}'


def bare_tree(colour: str) -> str:
    """A tree without leaves."""
    return line("M0 11V-2M0 3-6-4M-6-4-9-5M-6-4-6-9M0-2 5-9M0-2-3-11M0 5 6-1M6-1 10-2M6-1 6-6", colour, 2)


def grass(colour: str) -> str:
    """A tuft of grass."""
    return line("M0 7Q-1-1-8-5M0 7Q-1-3-3-10M0 7Q1-3 3-9M0 7Q1 0 8-4", colour, 2.2, 0.85)
