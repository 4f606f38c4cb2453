"""The render queue: `python render_queue.py [range or view …]` makes what the manifest asks for and is not there yet, the most needed first.

Every pass is kept in $WORK/passes. A car whose spec has changed, or whose engine has a new number, is made again.
Stop it whenever you like: what is finished stays finished. `--plan` only says what is to do.
"""
import hashlib
import json
import os
import subprocess
import sys
import time
from bodies import SPECS

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("WORK", os.path.join(HERE, "work"))
# A higher number makes every mesh or every picture again.
MESH_VERSION, PICTURE_VERSION = 1, 2
CELL_MM = 8
TURNING = ("fortuner", "corolla", "hilux-double-cab")
TURN_STEPS = 12
# Processor cores for a render; two queues with one core each, on different ranges, waste none while a mesh is built.
THREADS = os.environ.get("THREADS", "2")
VIEWS = (  # in the order of need: name, width, height, samples, noise
    ("hero", 1120, 700, 8, 0.03),
    ("side", 960, 960, 8, 0.04),
    ("rear34", 960, 600, 8, 0.04),
    ("front", 960, 600, 8, 0.04),
)


def digest(value):
    return hashlib.sha256(json.dumps(value, sort_keys=True, default=str).encode()).hexdigest()[:12]


def manifest(only=()):
    """every picture to render, or those of the named ranges and views: file stem, range, arguments of render.py"""
    ranges = [r for r in SPECS if r in only] or list(SPECS)
    everything = not any(v[0] in only for v in VIEWS) and "turn" not in only
    views = [v for v in VIEWS if everything or v[0] in only]
    for view, w, h, spp, noise in views:
        for r in ranges:
            yield f"{r}-{view}", r, {"view": view, "w": w, "h": h, "spp": spp, "noise": noise}
    for r in (r for r in TURNING if r in ranges and (everything or "turn" in only)):
        for k in range(TURN_STEPS):
            yield f"{r}-turn-{k:02d}", r, {"view": "turn", "azimuth": k * 360 // TURN_STEPS, "w": 640, "h": 400, "spp": 10, "noise": 0.04}


def is_fresh(path, key):
    try:
        with open(path + ".json") as f:
            return json.load(f)["key"] == key and os.path.exists(path)
    except (OSError, ValueError, KeyError):
        return False


def mark(path, key, seconds):
    with open(path + ".json", "w") as f:
        json.dump({"key": key, "seconds": round(seconds, 1)}, f)


def run(path, key, command):
    begun = time.time()
    with open(path + ".log", "w") as log:
        done = subprocess.run(command, cwd=HERE, stdout=log, stderr=subprocess.STDOUT, env={**os.environ, "WORK": WORK})
    if done.returncode or not os.path.exists(path) or os.path.getmtime(path) < begun - 1:
        print(f"FAILED {os.path.basename(path)}: see {path}.log", flush=True)
        return False
    mark(path, key, time.time() - begun)
    print(f"{time.strftime('%H:%M:%S')} {os.path.basename(path)} {time.time() - begun:.0f} s", flush=True)
    return True


def main(args):
    known = {*SPECS, *(v[0] for v in VIEWS), "turn", "--plan"}
    if not known.issuperset(args):
        sys.exit(__doc__)
    plan_only = "--plan" in args
    os.makedirs(os.path.join(WORK, "passes"), exist_ok=True)
    left = 0
    for stem, r, settings in manifest([a for a in args if not a.startswith("-")]):
        spec_key = digest([SPECS[r], CELL_MM, MESH_VERSION])
        key = digest([spec_key, settings, PICTURE_VERSION])
        path = os.path.join(WORK, "passes", stem + ".npz")
        if is_fresh(path, key):
            continue
        left += 1
        if plan_only:
            print(stem)
            continue
        mesh = os.path.join(WORK, r + ".npz")
        if not is_fresh(mesh, spec_key) and not run(mesh, spec_key, [sys.executable, "build.py", r, str(CELL_MM)]):
            continue
        run(path, key, ["blender", "-b", "-P", os.path.join(HERE, "render.py"), "--", f"range={r}", f"out={path[:-4]}", f"threads={THREADS}", *(f"{k}={v}" for k, v in settings.items())])
    print(f"{left} {'to do' if plan_only else 'done'}")


if __name__ == "__main__":
    main(sys.argv[1:])
