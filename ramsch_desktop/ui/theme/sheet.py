"""The one style sheet: a text made of the tokens, one function a family of controls.

Properties that select a look: `kind` on push buttons, `role` on labels, `frame` on frames, `off` on buttons
that stay focusable although they cannot be pressed. No rule depends on the focus: its ring is an overlay.
"""

from __future__ import annotations

from collections.abc import Callable

from ramsch_desktop.ui.theme import tokens
from ramsch_desktop.ui.theme.signs import Sign
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Radius, TextStyle, mix

SignUrl = Callable[[Sign, str], str]

LABEL_ROLES: dict[str, TextStyle] = {
    "note": tokens.NOTE,
    "second": tokens.TEXT,
    "off": tokens.NOTE,
    "strong": tokens.STRONG,
    "section": tokens.SECTION,
    "heading": tokens.HEADING,
    "title": tokens.TITLE,
    "result": tokens.RESULT,
    "result-large": tokens.RESULT_LARGE,
    "result-plus": tokens.RESULT_LARGE,
    "result-minus": tokens.RESULT_LARGE,
    "felt": tokens.TEXT,
    "felt-strong": tokens.STRONG,
    "felt-note": tokens.SMALL_BUTTON,
    "bar": tokens.TEXT,
    "bar-strong": tokens.TextStyle(14, 700),
    "plus": tokens.TextStyle(14, 700),
    "minus": tokens.TextStyle(14, 700),
}


def style_sheet(theme: Theme, url: SignUrl) -> str:
    """The whole style sheet of a theme; `url` names the file of a tinted sign."""
    parts = (labels, frames, buttons, button_states, segments, bar, fields, checks, sliders)
    with_signs = (spin_boxes, check_signs, menus, combo_boxes)
    views = (scroll_bars, tables, lists, tips)
    rules = [part(theme) for part in (*parts, *views)]
    return "\n".join(rules + [part(theme, url) for part in with_signs])


def _type(theme: Theme, style: TextStyle) -> str:
    return f"font-size: {theme.px(style.px)}px; font-weight: {style.weight};"


def labels(theme: Theme) -> str:
    """Text roles on paper, on felt and in the header."""
    c = theme.colours
    inks = {
        "note": c.second,
        "second": c.second,
        "off": c.off,
        "felt": c.badge_text,
        "felt-strong": c.badge_text,
        "felt-note": c.felt_text,
        "bar": c.bar_second,
        "bar-strong": c.bar_text,
        "plus": c.plus,
        "minus": c.minus,
        "result-plus": c.plus,
        "result-minus": c.minus,
    }
    rules = [f"QLabel {{ background: transparent; color: {c.ink}; }}"]
    for role, style in LABEL_ROLES.items():
        weight = 500 if role == "felt-note" else style.weight
        look = _type(theme, TextStyle(style.px, weight))
        rules.append(f'QLabel[role="{role}"] {{ {look} color: {inks.get(role, c.ink)}; }}')
    return "\n".join(rules)


def frames(theme: Theme) -> str:
    """Rows and fields, tinted frames, sheets, the panel and dividers."""
    c = theme.colours
    edge = 2 if theme.high_contrast else 1
    left = f"border-left: 2px solid {c.line};" if theme.high_contrast else "border: 0;"
    round_ = f"border-radius: {Radius.BUTTON}px;"
    return f"""
QMainWindow, QDialog {{ background: {c.paper}; }}
QFrame[frame="row"] {{ background: {c.card}; border: 1px solid {c.line}; {round_} }}
QFrame[frame="chosen"] {{ background: {c.green_tint}; border: 2px solid {c.green}; {round_} }}
QFrame[frame="reached"] {{ background: {c.green_tint}; border: 1px solid {c.green}; {round_} }}
QFrame[frame="hint"] {{ background: {c.gold_tint}; border: 1px solid {c.gold}; {round_} }}
QFrame[frame="rule"] {{ background: {c.red_tint}; border: 1px solid {c.minus}; {round_} }}
QFrame[frame="sheet"] {{ background: {c.paper}; border: {edge}px solid {c.line}; \
border-radius: {Radius.SHEET}px; }}
QFrame[frame="panel"] {{ background: {c.paper}; {left} }}
QFrame[frame="divider"] {{ background: {c.line}; border: 0; min-height: 1px; max-height: 1px; }}
QFrame[frame="divider-upright"] {{ background: {c.line}; border: 0; min-width: 1px; max-width: 1px; }}
QFrame[frame="felt-bar"] {{ background: {c.badge}; border: 1px solid {c.badge_ring}; \
border-radius: {Radius.BUBBLE}px; }}
"""


def buttons(theme: Theme) -> str:
    """The kinds of push button at rest."""
    c, px = theme.colours, theme.px
    big = f"{_type(theme, tokens.BIG_BUTTON)} border-radius: {Radius.BIG_BUTTON}px; \
min-height: {px(50)}px; padding: 0 {px(26)}px;"
    return f"""
QPushButton, QToolButton, QCheckBox, QRadioButton, QSlider {{ outline: 0; }}
QPushButton {{ background: {c.card}; color: {c.ink}; border: 1px solid {c.strong_line}; \
border-radius: {Radius.BUTTON}px; min-height: {px(34)}px; padding: 0 {px(14)}px; font-weight: 600; outline: 0; }}
QPushButton[kind="main"] {{ background: {c.green}; color: {c.on_green}; border: 1px solid {c.green}; \
min-height: {px(40)}px; padding: 0 {px(20)}px; }}
QPushButton[kind="second"] {{ background: transparent; color: {c.link}; border: 2px solid {c.green}; \
min-height: {px(38)}px; padding: 0 {px(16)}px; }}
QPushButton[kind="second"][sides="narrow"] {{ padding: 0 {px(4)}px; }}
QPushButton[kind="quiet"] {{ background: transparent; border: 1px solid transparent; }}
QPushButton[kind="link"] {{ background: transparent; color: {c.link}; border: 1px solid transparent; \
padding: 0 {px(2)}px; min-height: {px(22)}px; {_type(theme, tokens.NOTE)} text-decoration: underline; }}
QPushButton[kind="gold"] {{ background: {c.gold}; color: {c.on_gold}; border: 2px solid {c.gold}; {big} }}
QPushButton[kind="gold-arrow"] {{ background: {c.gold}; color: {c.on_gold}; border: 2px solid {c.gold}; {big} \
padding: 0 {px(10)}px; }}
QPushButton[kind="felt"] {{ background: {c.badge}; color: {c.badge_text}; \
border: 2px solid {c.badge_ring}; {big} font-weight: 600; }}
QPushButton[kind="gold"][sides="narrow"], QPushButton[kind="felt"][sides="narrow"] {{ \
{_type(theme, tokens.TEXT)} font-weight: 600; padding: 0 {px(10)}px; }}
QPushButton[kind="felt-small"] {{ background: {c.badge}; color: {c.badge_text}; \
border: 1px solid {c.badge_ring}; {_type(theme, tokens.SMALL_BUTTON)} min-height: {px(32)}px; \
padding: 0 {px(12)}px; }}
QPushButton[kind="felt-small"]:checked {{ border: 2px solid {c.gold}; color: {c.gold}; \
padding: 0 {px(12) - 1}px; min-height: {px(32) - 2}px; }}
"""


def segments(theme: Theme) -> str:
    """The buttons inside a segment; the frame round them is painted."""
    c, px = theme.colours, theme.px
    look = f"border: 0; border-radius: 7px; min-height: {px(34)}px; padding: 0 {px(13)}px;"
    return f"""
QPushButton[kind="segment"] {{ background: transparent; color: {c.ink}; {look} }}
QPushButton[kind="segment"]:hover {{ background: {c.green_tint}; }}
QPushButton[kind="segment"]:checked {{ background: {c.green}; color: {c.on_green}; }}
QPushButton[kind="segment-felt"] {{ background: transparent; color: {c.bar_text}; {look} }}
QPushButton[kind="segment-felt"]:hover {{ background: {mix(c.badge, c.badge_text, 0.12)}; }}
QPushButton[kind="segment-felt"]:checked {{ background: {c.gold}; color: {c.on_gold}; }}
"""


def button_states(theme: Theme) -> str:
    """Hover 6 % lighter, pressed 8 % darker and one pixel down, off dashed."""
    c = theme.colours
    fills = {"": c.card, '[kind="main"]': c.green, '[kind="gold"]': c.gold, '[kind="gold-arrow"]': c.gold}
    rules = []
    for kind, fill in fills.items():
        rules.append(f"QPushButton{kind}:hover {{ background: {_hover(theme, fill)}; }}")
        rules.append(f"QPushButton{kind}:pressed {{ background: {mix(fill, '#000000', 0.08)}; padding-top: 1px; }}")
    clear = f"{{ background: {c.green_tint}; }}"
    pressed = f"{{ background: {mix(c.green_tint, '#000000', 0.08)}; padding-top: 1px; }}"
    for kind in ("second", "quiet", "link"):
        rules.append(f'QPushButton[kind="{kind}"]:hover {clear}')
        rules.append(f'QPushButton[kind="{kind}"]:pressed {pressed}')
    for kind in ("felt", "felt-small"):
        down = mix(c.badge, "#000000", 0.08)
        rules.append(f'QPushButton[kind="{kind}"]:hover {{ background: {c.badge}; border-color: {c.gold}; }}')
        rules.append(f'QPushButton[kind="{kind}"]:pressed {{ background: {down}; padding-top: 1px; }}')
    return "\n".join(rules) + _off_buttons(theme)


def _hover(theme: Theme, fill: str) -> str:
    towards = theme.colours.strong_line if fill == theme.colours.card else "#FFFFFF"
    return mix(fill, towards, 0.06)


def _off_buttons(theme: Theme) -> str:
    """A thin dashed edge; kinds with a thick one keep their size by a margin."""
    c = theme.colours
    paper = f"color: {c.off}; background: transparent; border: 1px dashed {c.strong_line};"
    felt = f"color: {c.badge_second}; background: transparent; border: 1px dashed {c.badge_second};"
    rules = ""
    for state in (":disabled", '[off="true"]'):
        rules += f"\nQPushButton{state} {{ {paper} }}"
        for kind in ("main", "second", "quiet", "link"):
            rules += f'\nQPushButton[kind="{kind}"]{state} {{ {paper} }}'
        for kind in ("gold", "gold-arrow", "felt", "felt-small"):
            rules += f'\nQPushButton[kind="{kind}"]{state} {{ {felt} }}'
        for kind in ("second", "gold", "gold-arrow", "felt"):
            rules += f'\nQPushButton[kind="{kind}"]{state} {{ margin: 1px; }}'
    return rules


def bar(theme: Theme) -> str:
    """Header with its menu bar and icon buttons."""
    c, px = theme.colours, theme.px
    under = "border-bottom: 2px solid #FFFFFF;" if theme.high_contrast else "border: 0;"
    chosen = mix(c.bar, c.bar_text, 0.14)
    edge = c.bar_text if theme.high_contrast else chosen
    return f"""
QFrame[frame="header"] {{ background: {c.bar}; {under} }}
QMenuBar {{ background: transparent; color: {c.bar_text}; font-weight: 500; border: 0; spacing: 0; }}
QMenuBar::item {{ background: transparent; padding: 6px {px(11)}px; border-radius: {Radius.BUTTON}px; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {chosen}; color: {c.bar_text}; }}
QMenuBar::item:disabled {{ color: {c.bar_second}; }}
QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: {Radius.BUTTON}px; \
color: {c.ink}; padding: 0 {px(8)}px; min-height: {px(32) - 2}px; }}
QToolButton:hover {{ background: {c.green_tint}; }}
QToolButton:disabled {{ color: {c.off}; }}
QFrame[frame="header"] QToolButton {{ color: {c.bar_text}; padding: 0 {px(7)}px; \
min-height: 30px; }}
QFrame[frame="header"] QToolButton:hover, QFrame[frame="felt-bar"] QToolButton:hover \
{{ background: {chosen}; }}
QFrame[frame="header"] QToolButton:checked {{ background: {chosen}; border-color: {edge}; }}
QFrame[frame="felt-bar"] QToolButton {{ color: {c.badge_text}; min-height: {px(36)}px; }}
"""


def fields(theme: Theme) -> str:
    """Line edits and text fields."""
    c, px = theme.colours, theme.px
    chosen = f"selection-background-color: {c.green}; selection-color: {c.on_green};"
    return f"""
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {{ background: {c.card}; color: {c.ink}; \
border: 1px solid {c.strong_line}; border-radius: {Radius.BUTTON}px; min-height: {px(32)}px; \
padding: 0 {px(10)}px; {chosen} }}
QTextEdit, QPlainTextEdit, QTextBrowser {{ background: {c.card}; color: {c.ink}; \
border: 1px solid {c.line}; border-radius: {Radius.BUTTON}px; padding: {px(6)}px; {chosen} }}
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled \
{{ color: {c.off}; background: transparent; border: 1px dashed {c.strong_line}; }}
"""


def spin_boxes(theme: Theme, url: SignUrl) -> str:
    """Both sub-buttons and both arrow images: with one of them missing the style draws bars."""
    c, px = theme.colours, theme.px

    def both(part: str) -> str:
        return f"QSpinBox::{part}, QDoubleSpinBox::{part}"

    arrow = f"width: {px(11)}px; height: {px(11)}px;"
    hover = mix(c.card, c.strong_line, 0.2)
    inner = "background: transparent; border: 0; min-height: 0; padding: 0;"
    return f"""
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit, QComboBox QLineEdit {{ {inner} }}
{both("up-button")} {{ subcontrol-origin: padding; subcontrol-position: top right; border: 0; \
width: {px(26)}px; background: transparent; border-top-right-radius: {Radius.BUTTON - 1}px; }}
{both("down-button")} {{ subcontrol-origin: padding; subcontrol-position: bottom right; border: 0; \
width: {px(26)}px; background: transparent; border-bottom-right-radius: {Radius.BUTTON - 1}px; }}
{both("up-button:hover")}, {both("down-button:hover")} {{ background: {hover}; }}
{both("up-arrow")} {{ image: {url(Sign.UP, c.ink)}; {arrow} }}
{both("down-arrow")} {{ image: {url(Sign.DOWN, c.ink)}; {arrow} }}
{both("up-arrow:off")}, {both("up-arrow:disabled")} {{ image: {url(Sign.UP, c.strong_line)}; }}
{both("down-arrow:off")}, {both("down-arrow:disabled")} {{ image: {url(Sign.DOWN, c.strong_line)}; }}
"""


def combo_boxes(theme: Theme, url: SignUrl) -> str:
    """Combo boxes and the list that opens under them."""
    c, px = theme.colours, theme.px
    return f"""
QComboBox {{ combobox-popup: 0; padding-right: {px(26)}px; }}
QComboBox:hover {{ background: {_hover(theme, c.card)}; }}
QComboBox::drop-down {{ subcontrol-origin: padding; subcontrol-position: center right; border: 0; \
width: {px(28)}px; background: transparent; }}
QComboBox::down-arrow {{ image: {url(Sign.DOWN, c.ink)}; width: {px(12)}px; height: {px(12)}px; }}
QComboBox::down-arrow:disabled {{ image: {url(Sign.DOWN, c.strong_line)}; }}
QComboBox QAbstractItemView {{ background: {c.card}; color: {c.ink}; border: 1px solid {c.strong_line}; \
border-radius: 0; padding: 4px; outline: 0; selection-background-color: {c.green_tint}; \
selection-color: {c.ink}; }}
QComboBox QAbstractItemView::item {{ min-height: {px(34)}px; padding: 0 {px(8)}px; \
border: 2px solid transparent; border-radius: 6px; }}
QComboBox QAbstractItemView::item:selected {{ background: {c.green_tint}; color: {c.ink}; \
border: 2px solid {c.green}; }}
"""


def checks(theme: Theme) -> str:
    """Check boxes and radio buttons; their text is part of what can be clicked."""
    c, px = theme.colours, theme.px
    box, radius = px(18), px(18) // 2 + 2
    return f"""
QCheckBox, QRadioButton {{ color: {c.ink}; background: transparent; spacing: {px(10)}px; \
min-height: {px(34)}px; min-width: {px(34)}px; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {c.off}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {box}px; height: {box}px; \
border: 2px solid {c.strong_line}; background: {c.card}; border-radius: 4px; }}
QRadioButton::indicator {{ border-radius: {radius}px; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover {{ background: {_hover(theme, c.card)}; }}
QCheckBox::indicator:checked {{ background: {c.green}; border-color: {c.green}; }}
QRadioButton::indicator:checked {{ border: {px(6)}px solid {c.green}; width: {box - 2 * px(6) + 4}px; \
height: {box - 2 * px(6) + 4}px; border-radius: {radius}px; }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border: 2px dashed {c.line}; \
background: transparent; }}
QCheckBox::indicator:indeterminate {{ background: {c.green_tint}; border-color: {c.green}; }}
"""


def check_signs(theme: Theme, url: SignUrl) -> str:
    """The tick inside a check box."""
    c = theme.colours
    return f"""
QCheckBox::indicator:checked {{ image: {url(Sign.CHECK, c.on_green)}; }}
QCheckBox::indicator:checked:disabled {{ image: {url(Sign.CHECK, c.off)}; background: transparent; }}
"""


def sliders(theme: Theme) -> str:
    """Horizontal sliders and progress bars."""
    c, px = theme.colours, theme.px
    knob = px(20)
    return f"""
QSlider {{ background: transparent; min-height: {px(34)}px; }}
QSlider::groove:horizontal {{ height: 4px; background: {c.strong_line}; border-radius: 2px; }}
QSlider::sub-page:horizontal {{ height: 4px; background: {c.green}; border-radius: 2px; }}
QSlider::handle:horizontal {{ width: {knob}px; height: {knob}px; margin: -{(knob + 4) // 2 - 2}px 0; \
border-radius: {(knob + 4) // 2}px; background: {c.card}; border: 2px solid {c.green}; }}
QSlider::handle:horizontal:hover {{ background: {c.green_tint}; }}
QSlider::groove:horizontal:disabled, QSlider::sub-page:horizontal:disabled {{ background: {c.line}; }}
QSlider::handle:horizontal:disabled {{ background: {c.off}; border-color: {c.off}; }}
QProgressBar {{ background: {c.card}; border: 1px solid {c.strong_line}; border-radius: 5px; \
min-height: {px(14)}px; max-height: {px(14)}px; text-align: center; color: {c.ink}; }}
QProgressBar::chunk {{ background: {c.green}; border-radius: 4px; }}
"""


def scroll_bars(theme: Theme) -> str:
    """Scroll areas without a frame; narrow bars without arrows."""
    c = theme.colours
    handle = f"background: {c.strong_line}; border-radius: 4px;"
    return f"""
QScrollArea {{ background: transparent; border: 0; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
QScrollBar {{ background: transparent; border: 0; margin: 0; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle:vertical {{ {handle} min-height: 34px; margin: 2px; }}
QScrollBar::handle:horizontal {{ {handle} min-width: 34px; margin: 2px; }}
QScrollBar::handle:hover {{ background: {c.second}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; border: 0; background: none; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
"""


def tables(theme: Theme) -> str:
    """Tables with quiet headers; the last line of the header is strong. Qt puts 3 px round the text of a cell."""
    c, px = theme.colours, theme.px
    return f"""
QTableView, QTreeView {{ background: {c.card}; alternate-background-color: {c.paper}; color: {c.ink}; \
border: 1px solid {c.line}; border-radius: 0; gridline-color: {c.line}; outline: 0; \
selection-background-color: {c.green_tint}; selection-color: {c.ink}; }}
QTableView::item {{ padding: 0 {px(10) - 3}px; border: 0; }}
QTableView::item:selected {{ background: {c.green_tint}; color: {c.ink}; }}
QTreeView::item {{ min-height: {px(34)}px; }}
QHeaderView {{ background: {c.paper}; border: 0; }}
QHeaderView::section {{ background: {c.paper}; color: {c.second}; border: 0; \
border-bottom: 2px solid {c.strong_line}; padding: 0 {px(10)}px; font-weight: 600; \
font-size: {px(13)}px; min-height: {px(32)}px; }}
QTableCornerButton::section {{ background: {c.paper}; border: 0; \
border-bottom: 2px solid {c.strong_line}; }}
"""


def lists(theme: Theme) -> str:
    """Lists used for choosing: the chosen row has a tint and an edge."""
    c, px = theme.colours, theme.px
    return f"""
QListView {{ background: transparent; color: {c.ink}; border: 0; outline: 0; }}
QListView::item {{ min-height: {px(36)}px; padding: 0 {px(10)}px; border: 2px solid transparent; \
border-radius: {Radius.BUTTON}px; }}
QListView::item:hover {{ background: {c.card}; }}
QListView::item:selected {{ background: {c.green_tint}; color: {c.ink}; border: 2px solid {c.green}; }}
QListView::item:disabled {{ color: {c.off}; }}
"""


def menus(theme: Theme, url: SignUrl) -> str:
    """Menus are paper; the tick of a chosen entry is a sign, not a colour."""
    c, px = theme.colours, theme.px
    size = f"width: {px(14)}px; height: {px(14)}px; left: {px(10)}px;"
    return f"""
QMenu {{ background: {c.card}; color: {c.ink}; border: 1px solid {c.strong_line}; padding: 4px; }}
QMenu::item {{ background: transparent; padding: {px(7)}px {px(24)}px {px(7)}px {px(34)}px; \
border: 1px solid transparent; border-radius: 6px; }}
QMenu::item:selected {{ background: {c.green_tint}; color: {c.ink}; border-color: {c.green}; }}
QMenu::item:disabled {{ color: {c.off}; }}
QMenu::icon {{ left: {px(8)}px; }}
QMenu::separator {{ height: 1px; background: {c.line}; margin: 4px {px(10)}px; }}
QMenu::indicator {{ {size} }}
QMenu::indicator:non-exclusive:checked {{ image: {url(Sign.CHECK, c.ink)}; }}
QMenu::indicator:exclusive:checked {{ image: {url(Sign.DOT, c.ink)}; }}
QMenu::right-arrow {{ image: {url(Sign.RIGHT, c.ink)}; width: {px(12)}px; height: {px(12)}px; \
margin-right: {px(8)}px; }}
"""


def tips(theme: Theme) -> str:
    """Tool tips are a piece of paper."""
    c, px = theme.colours, theme.px
    return (
        f"QToolTip {{ background: {c.card}; color: {c.ink}; border: 1px solid {c.strong_line}; "
        f"padding: {px(4)}px {px(8)}px; font-size: {px(tokens.NOTE.px)}px; }}"
    )
