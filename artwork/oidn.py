"""Denoises with the trained weights of Open Image Denoise (Apache 2.0): the U-Net of its 'RT' filter.

The weights are fetched by the README's commands and never committed. High dynamic range: linear light in, linear light out.
"""
import os
import struct
from functools import cache
import numpy as np
import torch
from torch.nn.functional import conv2d, interpolate, max_pool2d

F = np.float32
WEIGHTS = os.path.join(os.environ.get("WORK", "work"), "weights")


def read_weights(path):
    """the tensors of a .tza file by name; convolutions as (out, in, 3, 3)"""
    raw = open(path, "rb").read()
    magic, major, _, table = struct.unpack_from("<HBBQ", raw, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a weights file of version 2")
    at = table
    (count,) = struct.unpack_from("<I", raw, at)
    at += 4
    out = {}
    for _ in range(count):
        (n,) = struct.unpack_from("<H", raw, at)
        name = raw[at + 2:at + 2 + n].decode()
        at += 2 + n
        dims_n = raw[at]
        dims = struct.unpack_from(f"<{dims_n}I", raw, at + 1)
        at += 1 + 4 * dims_n + dims_n
        kind, offset = chr(raw[at]), struct.unpack_from("<Q", raw, at + 1)[0]
        at += 9
        dtype = np.float16 if kind == "h" else np.float32
        out[name] = np.frombuffer(raw, dtype, int(np.prod(dims)), offset).reshape(dims).astype(F)
    return out


# The perceptual curve the network was trained in (PU, from the library's own description of its transfer functions).
A, B, C = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01
D_, E_, F_, G_ = -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1 = 1.57945760e-06, 3.22087631e-02
X0, X1 = 2.23151711e-03, 3.70974749e-01
PU_MAX = 65504.0


def pu(y):
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D_, E_ * np.log(y + F_) + G_)).astype(F)


def unpu(x):
    with np.errstate(invalid="ignore", over="ignore"):
        return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D_) / B, 0), 1 / C), np.exp((x - G_) / E_) - F_)).astype(F)


NORM = F(1.0 / pu(np.array(PU_MAX, np.float64)))


def unet(x, t):
    """x: (1, 9, H, W), both sides multiples of 16"""
    def c(name, v, relu=True):
        y = conv2d(v, t[name + ".weight"], t[name + ".bias"], padding=1)
        return y.relu_() if relu else y

    def pooled(name, v):
        return max_pool2d(c(name, v), 2)
    p0 = x
    p1 = pooled("enc_conv1", c("enc_conv0", x))
    p2 = pooled("enc_conv2", p1)
    p3 = pooled("enc_conv3", p2)
    p4 = pooled("enc_conv4", p3)
    v = c("enc_conv5b", c("enc_conv5a", p4))
    for name, skip in (("4", p3), ("3", p2), ("2", p1), ("1", p0)):
        v = torch.cat([interpolate(v, scale_factor=2, mode="nearest"), skip], 1)
        v = c(f"dec_conv{name}b", c(f"dec_conv{name}a", v))
    return c("dec_conv0", v, False)


@cache
def network(name):
    return {k: torch.from_numpy(v.copy()) for k, v in read_weights(os.path.join(WEIGHTS, name + ".tza")).items()}


def denoise(rgb, albedo, normal, clean_guides=False):
    """rgb: linear light (H, W, 3); albedo 0..1; normal -1..1 (0 where nothing was hit). Returns linear light.

    clean_guides: albedo and normal have no noise of their own.
    """
    tensors = network("rt_hdr_calb_cnrm" if clean_guides else "rt_hdr_alb_nrm")
    h, w, _ = rgb.shape
    lum = np.maximum(rgb @ np.array([0.2126, 0.7152, 0.0722], F), 0)
    lit = lum[lum > 1e-8]
    scale = F(0.18 / np.exp2(np.log2(lit).mean())) if lit.size else F(1)
    ph, pw = -h % 16, -w % 16
    x = np.concatenate([pu(np.maximum(rgb, 0) * scale) * NORM, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], -1).astype(F)
    x = np.pad(x, ((0, ph), (0, pw), (0, 0)), mode="edge")
    with torch.no_grad():
        y = unet(torch.from_numpy(np.ascontiguousarray(x.transpose(2, 0, 1)))[None], tensors)[0].numpy()
    y = y.transpose(1, 2, 0)[:h, :w]
    return np.maximum(unpu(np.clip(y, 0, 1) / NORM), 0) / scale
