"""Pictures from the passes: denoised, painted in any colour, laid over their own soft shadow.

Paint(hex, kind): kind is solid, metallic or pearl. The colour that a door shows in even light is the swatch, exactly.
"""
from dataclasses import dataclass
from functools import reduce
import numpy as np
from PIL import Image
from scipy.ndimage import binary_dilation, binary_opening, distance_transform_edt, gaussian_filter, minimum_filter
import oidn

F = np.float32
CONTRAST = 1.22  # of the light below the coat, so that white and silver keep their form
THROUGH = 0.75  # outlines are less opaque than this, and two panes one behind the other are more
DARK = 0.1      # the albedo of a gap is less
UPRIGHT = 0.5   # the share of its normal that points up or down is less
COAT = 1.5      # how bright the coat's reflections are, beside the colour below
LUMA = np.array([0.2126, 0.7152, 0.0722], F)


@dataclass(frozen=True)
class Paint:
    hex: str
    kind: str = "metallic"
    roof_hex: str | None = None

    # how much of a paint's light comes from its flakes
    FLAKE = {"solid": 0.0, "pearl": 0.40, "metallic": 0.62}


def to_linear(c):
    c = np.asarray(c, F)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(F)


def to_display(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.power(c, 1 / 2.4) - 0.055).astype(F)


def rgb_of(hex_):
    return np.array([int(hex_[i:i + 2], 16) for i in (1, 3, 5)], F) / 255


KNEE = 0.55


def shoulder(x):
    """scene light to display light: as it is up to the knee, then bent so that nothing burns out; keeps the hue of bright paint"""
    peak = x.max(-1, keepdims=True)
    bent = np.where(peak > KNEE, KNEE + (1 - KNEE) * (1 - np.exp(-(peak - KNEE) / (1 - KNEE))), peak)
    kept = x * (bent / np.maximum(peak, 1e-6))
    each = np.where(x > KNEE, KNEE + (1 - KNEE) * (1 - np.exp(-(x - KNEE) / (1 - KNEE))), x)
    return 0.65 * kept + 0.35 * each


def unshoulder(y):
    return np.where(y > KNEE, KNEE - (1 - KNEE) * np.log(np.maximum(1 - (y - KNEE) / (1 - KNEE), 1e-3)), y).astype(F)


def grey(a):
    return np.repeat(a[..., None], 3, -1)


def nearest(where):
    """indices that give every pixel the nearest one of which `where` is true"""
    return tuple(distance_transform_edt(~where, return_distances=False, return_indices=True))


class Passes:
    """one view of one car, denoised and taken apart: what is paint, and what is not"""

    def __init__(self, path):
        z = {name: np.nan_to_num(values.astype(F)) for name, values in np.load(path).items()}
        self.alpha, self.feet = np.clip(z["alpha"], 0, 1), z["feet"]
        shade = grey(np.clip(z["shadow"], 0, 1))
        self.shadow = np.clip(oidn.denoise(shade, np.ones_like(shade), np.zeros_like(shade))[..., 0], 0, 1)
        ys, xs = np.where(self.alpha > 0.003)
        self.box = b = (slice(max(ys.min() - 12, 0), ys.max() + 13), slice(max(xs.min() - 12, 0), xs.max() + 13))
        rgb, mirror, normal = (z[name][b][..., :3] for name in ("light", "mirror", "normal"))
        albedo = grey(z["albedo"][b].mean(-1))
        clean = np.zeros_like(z["mirror"])
        # each channel by itself, in grey: the network knows no picture whose colours are lobes
        for lobe in range(3):
            clean[b][..., lobe] = oidn.denoise(grey(np.minimum(rgb[..., lobe], 12)), albedo, normal, clean_guides=True).mean(-1)
        glass = oidn.denoise(np.minimum(mirror, 12), np.ones_like(mirror), np.zeros_like(mirror))
        self.mask = np.minimum(np.clip(z["paint"], 0, 1), self.alpha)
        self.roof = np.clip(z["roof"], 0, 1) * (self.mask > 0)
        share = np.where(self.alpha > 0, self.mask / np.maximum(self.alpha, 1e-3), 0)
        # where paint and something else, or the car and nothing, share a pixel, each has the light of pixels nearby that it has to itself
        inside = ~binary_dilation(np.minimum(z["light"][..., 3], self.alpha) < THROUGH, np.ones((3, 3)))
        whole, bare = (share > 0.985) & inside, (share < 0.015) & inside
        self.lobes = np.zeros_like(clean)
        if whole.any():
            self.lobes[b] = clean[b][nearest(whole[b])]
        # what is too narrow to have been sampled well is grey: the network may have mixed its channels with paint
        solid = binary_opening(bare, np.ones((2, 2)))
        bare = solid | bare & (z["albedo"].mean(-1) > DARK)
        self.rest = np.where(solid[..., None], clean, grey(clean @ LUMA)) * bare[..., None]
        # between paint and anything else lies a gap or a seal: the darkest of what is near
        least = minimum_filter(np.where(bare, self.rest @ LUMA, np.inf), 3)
        # nothing is near a shut line, or a badge's stroke: what the pixels show beside the paint's part, evened out along them
        beside = ((z["light"][..., :3] - share[..., None] * self.lobes) @ LUMA) / np.maximum(1 - share, 0.1)
        weight = np.where((share < 0.4) & inside, (1 - share) ** 2, 0)
        narrow = grey(np.maximum(gaussian_filter(np.minimum(beside, 2) * weight, 2) / np.maximum(gaussian_filter(weight, 2), 1e-3), 0))
        seam = np.where(np.isinf(least)[..., None], narrow, grey(np.where(np.isinf(least), 0, least)))
        near = gaussian_filter(bare.astype(F), 1)[..., None]
        mean = np.where(near > 0.05, gaussian_filter(self.rest, (1, 1, 0)) / np.maximum(near, 0.05), narrow)
        self.rest = np.where(bare[..., None], self.rest, np.where((share < 0.015)[..., None], mean, seam))
        self.rest *= ((1 - share) * np.where(inside, 1, self.alpha))[..., None]
        self.rest[b] += glass
        # of a car seen from the front the bonnet is bright and mirrors the lamps above: only upright panels are as a door
        upright = np.zeros_like(whole)
        upright[b] = np.abs(normal[..., 1]) < UPRIGHT
        sides = whole & (self.roof < 0.01)
        self.door = sides & upright if (sides & upright).sum() > 0.1 * sides.sum() else sides
        lit = self.lobes[self.door if self.door.any() else whole]
        # the light of a well-lit panel below the roof: what it shows is the swatch
        self.even = np.percentile(lit[:, 0], 80) if len(lit) else 1.0
        self.flake_even = max(np.percentile(lit[:, 1], 72), 1e-3) if len(lit) else 1.0

    def paint_light(self, base, kind):
        """scene light of the painted skin; base: linear colour that even light shows"""
        d = (self.lobes[..., 0] / self.even) ** CONTRAST
        g = self.lobes[..., 1] / self.flake_even
        c = self.lobes[..., 2]
        k = Paint.FLAKE[kind]
        body = (1 - k) * d
        out = base * (body + k * g)[..., None]
        if kind == "pearl":
            # mica in the coat adds a pale light of its own where the flakes shine
            out = out + (0.05 + 0.10 * base) * np.maximum(k * (g - 1), 0)[..., None]
        return out + (COAT * c / self.even)[..., None]

    def solve(self, hex_, kind):
        """the linear colour for which the door shows the swatch"""
        want = unshoulder(to_linear(rgb_of(hex_)))
        d = self.lobes[..., 0]
        lit = self.door & (np.abs(d - self.even) < 0.12 * self.even)
        # free of reflections, if there is such a part: a flat side mirrors the same all over
        door = lit & (self.lobes[..., 2] < np.percentile(self.lobes[lit][:, 2], 45))
        door = door if door.any() else lit
        base = want.copy()
        for _ in range(6):
            seen = self.lobes_at(door, base, kind)
            base = np.clip(base * np.clip(want / np.maximum(seen, 1e-4), 0.3, 3), 0.0015, 1.6)
        return base

    def lobes_at(self, where, base, kind):
        keep = self.lobes
        self.lobes = keep[where]
        try:
            return np.median(self.paint_light(base, kind), axis=0)
        finally:
            self.lobes = keep

    def picture(self, paint, exposure=1.0):
        """straight display colour and alpha, 0..1"""
        skin = self.paint_light(self.solve(paint.hex, paint.kind), paint.kind)
        if paint.roof_hex:
            over = self.paint_light(self.solve(paint.roof_hex, "solid"), "solid")
            share = np.clip(self.roof / np.maximum(self.mask, 1e-3), 0, 1)[..., None]
            skin = skin * (1 - share) + over * share
        scene = (self.mask[..., None] * skin + self.rest / self.even * 0.78) * exposure
        straight = scene / np.maximum(self.alpha, 1e-3)[..., None]
        return to_display(shoulder(straight)), self.alpha


def soft_shadow(passes, strength=0.92):
    """the floor's shadow: crisp and deep where the tyres stand, soft and paler elsewhere, and gone before the edge of the picture"""
    h, w = passes.alpha.shape
    s = np.asarray(Image.fromarray(passes.shadow).resize((w, h), Image.BICUBIC), F)
    yy, xx = np.mgrid[0:h, 0:w].astype(F)
    metre = passes.feet[:, 2].max()
    near, far = (gaussian_filter(s, (0.5 * r * metre, r * metre)) for r in (0.02, 0.25))
    stands = reduce(np.maximum, (np.exp(-((xx - x) / (0.30 * m)) ** 2 - ((yy - y) / (0.10 * m)) ** 2) for x, y, m in passes.feet))
    s = near * stands + 0.85 * far * (1 - stands)
    ys, xs = np.where(passes.alpha > 0.5)
    cx, rx = (xs.min() + xs.max()) / 2, (xs.max() - xs.min()) / 2 + 0.055 * w
    cy, ry = ys.max() - 0.07 * h, 0.07 * h + min(0.10 * h, (h - ys.max()) * 0.9)
    e = np.hypot((xx - cx) / rx, np.maximum(yy - cy, 0) / ry)
    fade = np.clip((1.0 - e) / 0.45, 0, 1)
    fade = fade * fade * (3 - 2 * fade)
    return np.clip((s - 0.03) / 0.97, 0, 1) * fade * strength


def over_shadow(rgb, alpha, shadow):
    out = alpha + shadow * (1 - alpha)
    return rgb * (alpha / np.maximum(out, 1e-4))[..., None], out


def to_image(rgb, alpha):
    o = np.clip(np.concatenate([rgb, alpha[..., None]], -1) * 255 + 0.5, 0, 255).astype(np.uint8)
    o[..., 3] = np.where(alpha <= 0.003, 0, o[..., 3])
    return Image.fromarray(o)


if __name__ == "__main__":
    import sys
    p = Passes(sys.argv[1])
    for i, (hx, kind) in enumerate((("#2a62a8", "metallic"), ("#f1f1ee", "solid"), ("#b81422", "pearl"), ("#1b1c1e", "solid"))):
        rgb, a = p.picture(Paint(hx, kind, "#1b1c1e" if i == 1 else None))
        to_image(*over_shadow(rgb, a, soft_shadow(p))).save(f"{sys.argv[2]}-{i}.png")
