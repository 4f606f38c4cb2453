"""python build.py <range> [cell_mm] -> $WORK/<range>.npz (meshes + shader fields + anchors)"""
import json, os, sys, time
import numpy as np
from carsdf import *
from wheels import wheel_field
from bodies import SPECS

# What of a spec the assembly of the car needs besides the meshes.
ASSEMBLED = ("L", "hw", "wheel_r", "axles", "track", "tyre_w", "rim_r", "wheel", "spokes", "seats", "hoop", "step", "sidez", "chrome", "fogs", "spoiler", "exhaust", "aerial", "tyre", "rails_black", "badge_gr", "caliper", "rim")
OUT = os.environ.get("WORK", "work") + "/"


def main(typ, h):
    sp = SPECS[typ]
    c = Car(sp)
    t0 = time.time()
    out, meta = {}, {"spec": {k: sp[k] for k in ASSEMBLED if sp.get(k) is not None}}
    meta["rail_z"] = float(c.Tb(np.array(sp["L"] - 1.0)))

    def put(name, v, f, n, at=None):
        out[name + ".v"], out[name + ".f"], out[name + ".n"] = v.astype(F32), f, n.astype(F32)
        for k, a in (at or {}).items():
            out[name + "@" + k] = a.astype(F32)
        print(f"{name:10s} {len(v):8d} v {len(f):8d} f  {time.time() - t0:5.1f}s", flush=True)

    L, hw = sp["L"], sp["hw"]
    ztop = float(np.max(c.roof(np.linspace(0, L, 200)))) + 0.04
    fine = min(h, 0.008)
    # --- body
    v, f, n = mesh_field(lambda x, y, z: c.F(x, y, z), (-0.04, -h * 0.5, 0.12), (L + 0.05, hw + 0.12, ztop), h)
    p = v.astype(F32)
    at = {}
    for i in range(0, len(p), 150000):
        q = p[i:i + 150000]
        for k, a in c.attrs(q[:, 0], q[:, 1], q[:, 2]).items():
            at.setdefault(k, []).append(a)
    at = {k: np.concatenate(a) for k, a in at.items()}
    put("body", v, f, n, at)
    # --- glass sheet, 6 mm below the skin
    v, f, n = mesh_field(lambda x, y, z: c.green(x, y, z) + 0.006 + 0 * x, (sp["cab_x0"] - 0.5, -h * 0.5, sp["belt_ref"] - 0.15), (min(L + .1, sp["cab_x1"] + 0.5), hw, ztop), max(h, 0.010))
    p = v.astype(F32)
    o = c.openings(p[:, 0], p[:, 1], p[:, 2])
    d2 = smax(c.dlo(p[:, 0], p[:, 2]), 0.35 - p[:, 1], 0)
    keep = o < 0.012
    v, f, n, at = keep_faces(v, f, n, keep, {"win": o, "dlo": d2})
    put("glass", v, f, n, at)
    # --- lamp covers
    for kind in ("lamp", "tail"):
        ps = [q for q in sp["pockets"] if q["kind"] == kind]
        xr = (-0.05, 0.95) if kind == "lamp" else (L - 0.95, L + 0.05)
        skin = lambda x, y, z: c.base(x, y, z)[0] + 0.002
        zz = [b for q in ps for _, b in q["poly"]]
        r = mesh_field(skin, (xr[0], 0.0, min(zz) - .05), (xr[1], hw + .06, max(zz) + .05), fine)
        v, f, n = r
        p = v.astype(F32)
        d = np.full(len(p), 1.0, F32)
        for q in ps:
            d = np.minimum(d, c.pocket_d(p[:, 0], p[:, 1], p[:, 2], q))
        outer = c.base(p[:, 0], p[:, 1], p[:, 2])[0] > -0.012
        ok = (d < 0.006) & outer & ((p[:, 0] < q.get("xmax", .85)) if kind == "lamp" else (p[:, 0] > L - q.get("xmax", .85)))
        v, f, n, at = keep_faces(v, f, n, ok, {"d": d})
        put("cov_" + kind, v, f, n, at)
    # --- grille lattice
    gp = [q for q in sp["pockets"] if q["kind"] in ("grille", "black") and q["at"] == "f" and not q.get("plain")]
    def lattice(x, y, z):
        b = c.base(x, y, z)[0]
        g = None
        for q in gp:
            d = c.pocket_d(x, y, z, q)
            st = q.get("pattern", "bars")
            if st == "bars":
                pz = q.get("pitch", 0.042)
                bar = np.abs((z + 0.01) % pz - pz / 2) - 0.006 + 0 * y
            elif st == "hex":
                pz = q.get("pitch", 0.045)
                a1, a2 = (y * 0.55 + z) % pz - pz / 2, (-y * 0.55 + z) % pz - pz / 2
                bar = np.minimum(np.abs(a1), np.abs(a2)) * 0.876 - 0.0045
            else:
                pz = q.get("pitch", 0.055)
                bar = np.abs(y % pz - pz / 2) - 0.007
            k = smax(bar, smax(b + 0.014, -(b + 0.040), 0), 0.003)
            k = smax(k, d - 0.002, 0)
            g = k if g is None else np.minimum(g, k)
        return g
    if gp:
        zz = [b for q in gp for _, b in q["poly"]]
        yy = [a for q in gp for a, _ in q["poly"]]
        r = mesh_field(lattice, (-0.01, 0.0, min(zz) - .02), (0.48, min(max(yy) + .02, hw), max(zz) + .02), max(0.004, h * 0.4), newton=2)
        if r:
            put("lattice", *r)
    # --- mirror
    mx, mz = sp["mirror"]
    my = float(c.Wg(np.array(mx), np.array(mz))) + 0.140
    def mirror(x, y, z):
        a, b, cc = sp.get("mirror_size", (0.10, 0.125, 0.082))
        dx, dy, dz = x - mx, y - my, z - mz
        k = np.where(dx < 0, a, a * 0.9)
        q = (np.abs(dx / k) ** 2.3 + np.abs(dy / (b * (1 + 0.25 * dz / cc * 0.3))) ** 2.8 + np.abs(dz / cc) ** 2.8) ** (1 / 2.5)
        f = (q - 1) * 0.075
        f = smax(f, dx - 0.05 - 0.02 * dy / b, 0.008)
        # stalk to the door
        t = np.clip((my - y) / 0.16, 0, 1)
        s = np.sqrt(((x - mx - 0.02) / 1.7) ** 2 + (z - (mz - 0.07 - 0.015 * t)) ** 2) - 0.014
        s = smax(s, y - my, 0.01)
        s = smax(s, (my - 0.20) - y, 0.0)
        return smin(f, s, 0.025)
    v, f, n = mesh_field(mirror, (mx - .2, my - .25, mz - .16), (mx + .2, my + .18, mz + .14), 0.006)
    put("mirror", v, f, n, {"mz": v[:, 2] - mz, "mx": v[:, 0] - mx, "my": v[:, 1] - my})
    # --- wheel
    R = sp["rim_r"]
    v, f, n = mesh_field(wheel_field(sp), (-R - .01, -0.09, -R - .01), (R + .01, 0.012, R + .01), 0.005 if h > .012 else 0.0035)
    put("wheel", v, f, n)

    # --- anchors: points on the skin
    def on_top(x, y, off=0.0):
        zs = np.linspace(ztop + .05, 0.6, 800).astype(F32)
        b = c.base(np.full(800, x, F32), np.full(800, y, F32), zs)[0]
        return float(zs[np.argmax(b < off)])

    def on_side(x, z, fn=None):
        ys = np.linspace(hw + .1, 0.3, 800).astype(F32)
        b = c.base(np.full(800, x, F32), ys, np.full(800, z, F32))[0]
        return float(ys[np.argmax(b < 0)])

    def on_front(y, z, off=0.0, rear=False):
        xs = np.linspace(-.05, 1.0, 1200).astype(F32)
        if rear:
            xs = np.linspace(L + .05, L - 1.0, 1200).astype(F32)
        b = c.base(xs, np.full(1200, y, F32), np.full(1200, z, F32))[0]
        return float(xs[np.argmax(b < off)])
    if sp.get("rails"):
        a, b, y = sp["rails"]
        meta["rails"] = [[x, y, on_top(x, y)] for x in np.linspace(a, b, 24)]
    meta["handles"] = []
    for x, z in sp["handles"]:
        pts = [[x + dx, on_side(x + dx, z), z] for dx in np.linspace(-.11, .11, 9)]
        meta["handles"].append(pts)
    pf, pr = sp["plate_f"], sp["plate_r"]
    meta["plate_f"] = [on_front(0.1, pf - .05), on_front(0.1, pf + .05), pf]
    meta["plate_r"] = [on_front(0.1, pr - .05, rear=True), on_front(0.1, pr + .05, rear=True), pr]
    meta["proj"] = []
    for y, z, r in sp.get("projectors", []):
        meta["proj"].append([on_front(y, z, -0.03), y, z, r])
    meta["fogs"] = [[on_front(y, z), y, z, r] for y, z, r in sp.get("fogs") or []]
    meta["exhaust"] = [[sp["L"] - 0.02 if on_front(y, z, rear=True) < sp["L"] - 0.3 else on_front(y, z, rear=True), y, z, r] for y, z, r in sp.get("exhaust") or []]
    if sp.get("aerial"):
        meta["aerial"] = [sp["aerial"], on_top(sp["aerial"], 0.0)]
    if sp.get("emblem_z"):
        ez = sp["emblem_z"]
        meta["emblem"] = [on_front(0.0, ez), ez, (on_front(0.0, ez + 0.03) - on_front(0.0, ez - 0.03)) / 0.06]
    zc = sp["ws_bot"]
    meta["cowl"] = [float(c.ws(np.array(zc))), zc]

    def on_screen(y, z):
        xs = np.linspace(float(c.ws(np.array(z))) - 0.1, float(c.ws(np.array(z))) + 0.6, 900).astype(F32)
        g = c.green(xs, np.full(900, y, F32), np.full(900, z, F32))
        return float(xs[np.argmax(g < 0)])
    # two arms that rest on the foot of the windscreen
    meta["wipers"] = [[[on_screen(abs(y), zc + 0.018 + dz) - 0.012, y, zc + 0.018 + dz] for y, dz in zip(np.linspace(a, b, 12), np.linspace(0.0, 0.05, 12))] for a, b in ((0.02, -0.52), (0.56, 0.06))]
    meta["roof_mid"] = on_top((sp["cab_x0"] + sp["cab_x1"]) / 2, 0.0)
    out["meta"] = np.array(json.dumps(meta))
    np.savez(OUT + typ + ".npz", **out)
    print("done", round(time.time() - t0, 1), "s")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) / 1000 if len(sys.argv) > 2 else 0.008)
