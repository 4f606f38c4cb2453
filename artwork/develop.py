"""python develop.py [range …]: from the kept passes to the pictures of the site, as PNG files in $WORK/out.

Reads the ranges and their paints from `npx tsx artwork/list-fleet.ts` on standard input.
"""
import json
import os
import sys
import numpy as np
from PIL import Image
from render_queue import TURN_STEPS
from compose import Paint, Passes, over_shadow, soft_shadow, to_image

F = np.float32
WORK = os.environ.get("WORK", os.path.join(os.path.dirname(os.path.abspath(__file__)), "work"))
OUT = os.path.join(WORK, "out")
COLOUR = (960, 840)      # the stated size of a colour's picture
STUDIO = (1120, 630)     # for cards and lists
HERO = (1920, 1080)
MIST, PAPER = (0.953, 0.961, 0.969), (1.0, 1.0, 1.0)


def canvas(image, size, width, ground, left=None):
    """the car on an empty canvas: its picture `width` wide, the ground line `ground` from the top, centred unless `left` is given"""
    scale = width / image.width
    small = image.resize((width, round(image.height * scale)), Image.LANCZOS)
    alpha = np.asarray(small)[..., 3]
    solid = np.where((alpha > 250).any(1))[0]
    foot = solid.max() if len(solid) else small.height
    out = Image.new("RGBA", size, (0, 0, 0, 0))
    out.paste(small, (round((size[0] - width) / 2 if left is None else left), round(ground - foot)))
    return out


def stage(size):
    """the ground on which vehicles stand: from mist down to paper"""
    t = np.linspace(0, 1, size[1], dtype=F)[:, None, None]
    rows = np.array(MIST, F) * (1 - t) + np.array(PAPER, F) * t
    rows = np.broadcast_to(rows, (size[1], size[0], 3))
    noise = np.random.default_rng(7).uniform(-0.5, 0.5, rows.shape)
    return Image.fromarray(np.clip(rows * 255 + noise + 0.5, 0, 255).astype(np.uint8)).convert("RGBA")


def save(image, name):
    image.save(os.path.join(OUT, name + ".png"), compress_level=1)
    print(name, flush=True)


def fresh(name, passes):
    path = os.path.join(OUT, name + ".png")
    return os.path.exists(path) and os.path.getmtime(path) > os.path.getmtime(passes)


def develop(slug, paints):
    path = lambda view: os.path.join(WORK, "passes", f"{slug}-{view}.npz")
    lead = paints[0]
    if os.path.exists(path("hero")) and not fresh(f"{slug}-hero", path("hero")):
        p = Passes(path("hero"))
        shadow = soft_shadow(p)
        for paint in paints:
            picture = to_image(*over_shadow(*p.picture(Paint(paint["hex"], paint["finish"], paint["roofHex"])), shadow))
            save(canvas(picture, COLOUR, 985, 640), f"{slug}-{paint['name']}")
            if paint is lead:
                save(canvas(picture, STUDIO, 1120, 568), f"{slug}-studio")
                hero = stage(HERO)
                hero.alpha_composite(canvas(picture, HERO, 1200, 860, left=660))
                save(hero.convert("RGB"), f"{slug}-hero")
    turn = [f"turn-{k:02d}" for k in range(TURN_STEPS)]
    for view in ("side", "rear34", "front", *turn):
        name = f"{slug}-{view.replace('34', '')}"
        if not os.path.exists(path(view)) or fresh(name, path(view)):
            continue
        p = Passes(path(view))
        save(to_image(*over_shadow(*p.picture(Paint(lead["hex"], lead["finish"], lead["roofHex"])), soft_shadow(p))), name)


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    wanted = sys.argv[1:]
    for entry in json.load(sys.stdin):
        if not wanted or entry["slug"] in wanted:
            develop(entry["slug"], entry["paints"])
