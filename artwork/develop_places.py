"""python develop_places.py [name ...] [in=work/places out=work/out-places]: the pictures of the places from their passes.

Writes <name>.png (1920x1080) and <name>-portrait.png (1080x1350) for each.
"""
import importlib
import os
import sys
import numpy as np
import torch
from PIL import Image
from scipy.ndimage import gaussian_filter
import oidn
from scenes import FRAME, TALL, WIDE, Look

F = np.float32
WORK = os.environ.get("WORK", "work")
HERE = os.path.dirname(os.path.abspath(__file__))
LUMA = np.array([0.2126, 0.7152, 0.0722], F)

# A film-like response (the published AgX matrices and its polynomial): bright colours pale as they do on film.
INSET = np.array([[0.842479, 0.078434, 0.079224], [0.042328, 0.878469, 0.079166], [0.042376, 0.078434, 0.879143]], F)
OUTSET = np.linalg.inv(INSET)
CURVE = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)
LOW, HIGH = -12.47393, 4.026069


def places():
    out = {}
    for module in sorted(os.listdir(os.path.join(HERE, "scenes"))):
        if module.endswith(".py") and not module.startswith("_"):
            out.update(importlib.import_module("scenes." + module[:-3]).PLACES)
    return out


def film(light):
    x = np.maximum(light @ INSET.T, 1e-10)
    t = (np.clip(np.log2(x), LOW, HIGH) - LOW) / (HIGH - LOW)
    return np.polyval(CURVE, t).astype(F)


def develop(light, look: Look):
    """linear light to display values 0..1"""
    h, w, _ = light.shape
    if look.bloom:
        over = np.minimum(np.maximum(light - 1.2, 0), 12)
        k = w / 1920
        spread = sum(gaussian_filter(over, (s * k, s * k, 0)) * a for s, a in ((6, 0.5), (24, 0.3), (90, 0.2)))
        light = light + look.bloom * spread
    light = light * F(2 ** look.exposure) * np.array([1 + 0.12 * look.warmth, 1, 1 - 0.14 * look.warmth], F)
    yy, xx = np.mgrid[0:h, 0:w].astype(F)
    away = np.hypot((xx - w / 2) / (w / 2), (yy - h / 2) / (w / 2))
    light = light * (1 - look.vignette * np.clip(away - 0.35, 0, 1) ** 2 * 2)[..., None]
    x = film(light)
    x = np.clip(x, 0, 1) ** F(1.22)     # the curve by itself is flat: this is its usual, stronger, look
    pivot = 0.42
    x = np.where(x < pivot, pivot * (x / pivot) ** look.contrast, 1 - (1 - pivot) * ((1 - x) / (1 - pivot)) ** look.contrast)
    luma = (x @ LUMA)[..., None]
    x = luma + (x - luma) * F(1.28 * look.saturation)
    x = x @ OUTSET.T
    luma = np.clip(x @ LUMA, 0, 1)[..., None]
    x = x + (1 - luma) ** 2 * np.array(look.shadows, F) + luma ** 2 * np.array(look.highlights, F)
    return np.clip(x, 0, 1)


def guide(a, weights):
    """a guide without noise of its own (grass, and what is seen through glass): each kind has a network"""
    h, w, _ = a.shape
    x = np.pad(np.clip(a, 0, 1), ((0, -h % 16), (0, -w % 16), (0, 0)), mode="edge")
    net = {k: torch.from_numpy(v.copy()) for k, v in oidn.read_weights(os.path.join(os.path.dirname(oidn.WEIGHTS), weights)).items()}
    with torch.no_grad():
        y = oidn.unet(torch.from_numpy(np.ascontiguousarray(x.transpose(2, 0, 1)))[None], net)[0].numpy()
    return np.clip(y.transpose(1, 2, 0)[:h, :w], 0, 1)


def cleaned(passes):
    light, albedo, normal = (np.nan_to_num(passes[k].astype(F)) for k in ("light", "albedo", "normal"))
    # the networks see whole blocks of 16: what lies beyond the edge is the picture mirrored, not its last row drawn out
    h, w, _ = light.shape
    margin = ((16, 16 + -h % 16), (16, 16 + -w % 16), (0, 0))
    light, albedo, normal = (np.pad(a, margin, mode="reflect") for a in (light, albedo, normal))
    albedo, normal = guide(albedo, "rt_alb.tza"), guide(np.clip(normal, -1, 1) * 0.5 + 0.5, "rt_nrm.tza") * 2 - 1
    oidn.WEIGHTS = os.path.join(os.path.dirname(oidn.WEIGHTS), "rt_hdr_calb_cnrm.tza")  # trained with clean guides
    return oidn.denoise(light, albedo, normal)[16:16 + h, 16:16 + w]


def picture(passes, look):
    show = develop(cleaned(passes), look)
    if show.shape[:2] != FRAME[::-1]:
        big = [Image.fromarray(show[..., i]).resize(FRAME, Image.LANCZOS) for i in range(3)]
        show = np.clip(np.stack([np.asarray(b, F) for b in big], -1), 0, 1)
    if look.sharpen:
        luma = show @ LUMA
        edge = np.clip((luma - gaussian_filter(luma, 1.1)) * look.sharpen * 1.6, -0.06, 0.06)
        show = np.clip(show + edge[..., None], 0, 1)
    return Image.fromarray((show * 255 + 0.5).astype(np.uint8))


def cuts(frame, place):
    left = place.tall_left
    if left is None:
        left = round(place.at[0] * FRAME[0] - TALL[0] / 2)
    left = min(max(left, 0), FRAME[0] - TALL[0])
    top = place.wide_top
    return frame.crop((0, top, WIDE[0], top + WIDE[1])), frame.crop((left, 0, left + TALL[0], TALL[1])), left, top


def main():
    arg = dict(a.split("=", 1) for a in sys.argv[1:] if "=" in a)
    names = [a for a in sys.argv[1:] if "=" not in a]
    source, out = arg.get("in", os.path.join(WORK, "places")), arg.get("out", os.path.join(WORK, "out-places"))
    os.makedirs(out, exist_ok=True)
    for name, place in places().items():
        path = os.path.join(source, name + ".npz")
        if (names and name not in names) or not os.path.exists(path):
            continue
        wide, tall, left, top = cuts(picture(np.load(path), place.look), place)
        wide.save(os.path.join(out, name + ".png"))
        tall.save(os.path.join(out, name + "-portrait.png"))
        x, y = place.at[0] * FRAME[0], place.at[1] * FRAME[1]
        print(f"{name}: car's middle wide {100 * x / WIDE[0]:.0f} % {100 * (y - top) / WIDE[1]:.0f} %, tall {100 * (x - left) / TALL[0]:.0f} % {100 * y / TALL[1]:.0f} %", flush=True)


if __name__ == "__main__":
    main()
