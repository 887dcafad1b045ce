"""The generator of all sounds. `python -m assets.tones` writes them; same code, same samples.

Needs only the standard library. A sound is a function from nothing to samples between -1 and 1.
"""

from __future__ import annotations

import io
import math
import struct
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

RATE = 22_050
SOUNDS = Path(__file__).resolve().parent.parent / "sounds"

Samples = list[float]

_LOUDEST = 0.5
_FADE = 0.004


def _noise(seed: int) -> Iterator[float]:
    """The same noise on every machine."""
    state = seed
    while True:
        state = (state * 1_103_515_245 + 12_345) % 2**31
        yield state / 2**30 - 1


def _silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def _add(target: Samples, source: Samples, at: float) -> None:
    """Mix a sound into another from a moment on, in seconds."""
    start = round(at * RATE)
    for place, value in enumerate(source[: max(0, len(target) - start)]):
        target[start + place] += value


def _swish(seconds: float, tone: float, seed: int) -> Samples:
    """Paper on cloth: noise that a low pass makes soft; ``tone`` from 0 (dull) to 1 (sharp)."""
    noise, level, out = _noise(seed), 0.0, []
    count = round(seconds * RATE)
    for place in range(count):
        level += tone * (next(noise) - level)
        out.append(level * math.sin(math.pi * place / count) ** 2)
    return out


def _tap(pitch: float, seconds: float, seed: int) -> Samples:
    """A card on the table: a short knock with a little paper in it."""
    noise, level, out = _noise(seed), 0.0, []
    for place in range(round(seconds * RATE)):
        moment = place / RATE
        level += 0.35 * (next(noise) - level)
        fading = math.exp(-moment * 60)
        out.append(fading * (0.7 * math.sin(2 * math.pi * pitch * moment) + 0.8 * level))
    return out


def _bell(pitch: float, seconds: float) -> Samples:
    """A small bell: a tone with two overtones that die sooner."""
    out = []
    for place in range(round(seconds * RATE)):
        moment = place / RATE
        parts = ((1, 0.7, 5.0), (2.01, 0.25, 9.0), (3.02, 0.1, 14.0))
        waves = (
            loud * math.exp(-moment * fall) * math.sin(2 * math.pi * pitch * of * moment) for of, loud, fall in parts
        )
        out.append(sum(waves))
    return out


def deal() -> Samples:
    """Cards that are dealt."""
    out = _silence(0.62)
    for number in range(6):
        _add(out, _swish(0.09, 0.30 + 0.03 * (number % 3), 11 + number), 0.09 * number)
        _add(out, _tap(150 + 6 * (number % 2), 0.06, 31 + number), 0.09 * number + 0.05)
    return out


def card() -> Samples:
    """A card that is played."""
    out = _silence(0.16)
    _add(out, _swish(0.07, 0.35, 3), 0)
    _add(out, _tap(170, 0.1, 5), 0.05)
    return out


def trick() -> Samples:
    """A trick that is gathered in."""
    out = _silence(0.34)
    _add(out, _swish(0.26, 0.22, 7), 0)
    _add(out, _tap(120, 0.1, 9), 0.22)
    return out


def _melody(pitches: tuple[float, ...], step: float, ring: float) -> Samples:
    out = _silence(step * (len(pitches) - 1) + ring)
    for number, pitch in enumerate(pitches):
        _add(out, _bell(pitch, ring), step * number)
    return out


def virgin() -> Samples:
    """A player took no trick: two light steps up and one back."""
    return _melody((659.26, 987.77, 880.0), 0.14, 0.75)


def march() -> Samples:
    """A player took every trick: a fanfare."""
    return _melody((523.25, 659.26, 783.99, 1046.5), 0.16, 0.85)


ALL: dict[str, Callable[[], Samples]] = {
    "deal": deal,
    "card": card,
    "trick": trick,
    "virgin": virgin,
    "march": march,
}


def as_wav(samples: Samples) -> bytes:
    """16 bits, one channel, as loud as all others, without a click at either end."""
    peak = max(abs(value) for value in samples)
    fade = round(_FADE * RATE)
    data = bytearray()
    for place, value in enumerate(samples):
        edge = min(1.0, place / fade, (len(samples) - 1 - place) / fade)
        data += struct.pack("<h", round(32_767 * _LOUDEST * edge * value / peak))
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(data))
    return out.getvalue()


def generate() -> dict[str, bytes]:
    """File name to content of every sound."""
    return {f"{name}.wav": as_wav(make()) for name, make in ALL.items()}


def write(folder: Path = SOUNDS) -> int:
    """Write every sound, remove those that are made no more; return how many were written."""
    wanted = generate()
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in wanted.items():
        (folder / name).write_bytes(data)
    for stale in folder.glob("*.wav"):
        if stale.name not in wanted:
            stale.unlink()
    return len(wanted)
