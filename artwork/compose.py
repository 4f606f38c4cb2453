"""Pictures from the passes: denoised, painted in any colour, laid over their own soft shadow.

Paint(hex, kind): kind is solid, metallic or pearl. The colour that a door shows in even light is the swatch, exactly.
"""
from dataclasses import dataclass
import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter
import oidn

F = np.float32
CONTRAST = 1.22  # of the light below the coat, so that white and silver keep their form
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


class Passes:
    """one view of one car, denoised and taken apart: what is paint, and what is not"""

    def __init__(self, path):
        z = np.load(path)
        light = z["light"].astype(F)
        self.alpha = np.clip(light[..., 3], 0, 1)
        shade = grey(np.clip(z["shadow"].astype(F), 0, 1))
        self.shadow = np.clip(oidn.denoise(shade, np.ones_like(shade), np.zeros_like(shade))[..., 0], 0, 1)
        ys, xs = np.where(self.alpha > 0.003)
        self.box = b = (slice(max(ys.min() - 12, 0), ys.max() + 13), slice(max(xs.min() - 12, 0), xs.max() + 13))
        rgb = np.nan_to_num(light[..., :3])
        clean = rgb.copy()
        # each channel by itself, in grey: the network knows no picture whose colours are lobes
        normal = z["normal"][b].astype(F)
        albedo = grey(z["albedo"][b].astype(F).mean(-1))
        for lobe in range(3):
            clean[b][..., lobe] = oidn.denoise(grey(np.minimum(rgb[b][..., lobe], 12)), albedo, normal).mean(-1)
        clean[self.alpha <= 0.001] = 0
        mask = np.clip(z["paint"].astype(F), 0, 1)
        self.mask = np.minimum(mask, self.alpha)
        self.roof = np.clip(z["roof"].astype(F), 0, 1) * (mask > 0)
        # at the edge of the paint a pixel holds both: the paint's share is that of the nearest pixel which is all paint
        whole = mask > 0.985
        if whole.any():
            near = distance_transform_edt(~whole[b], return_distances=False, return_indices=True)
            lobes = clean.copy()
            lobes[b] = clean[b][near[0], near[1]]
            lobes = np.where(whole[..., None], clean, lobes)
        else:
            lobes = np.zeros_like(clean)
        self.lobes = lobes
        self.rest = np.maximum(clean - self.mask[..., None] * lobes, 0)
        # where paint and something else share a pixel, what is left over is grey: the lobes' channels mean nothing there
        edge = (self.mask > 0.01) & (self.mask < 0.999)
        self.rest[edge] = (self.rest[edge] @ LUMA)[:, None]
        sides = whole & (self.roof < 0.01)
        lit = self.lobes[sides if sides.any() else whole]
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
        whole = (self.mask > 0.985) & (self.roof < 0.01)
        d = self.lobes[..., 0]
        lit = whole & (np.abs(d - self.even) < 0.12 * self.even)
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
    """the floor's shadow: crisp where the tyres stand, soft further out, and gone before the edge of the picture"""
    s = passes.shadow
    h, w = passes.alpha.shape
    s = np.asarray(Image.fromarray(s).resize((w, h), Image.BICUBIC), F)
    k = w / 1440
    near, far = gaussian_filter(s, 4 * k), gaussian_filter(s, 22 * k)
    t = np.clip((near - 0.45) / 0.4, 0, 1)
    s = near * t + far * (1 - t)
    ys, xs = np.where(passes.alpha > 0.5)
    yy, xx = np.mgrid[0:h, 0:w].astype(F)
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
