// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Switches for a browser without a network, a screen, a graphics card or a sandbox of its own. */
export const browserSwitches = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed Chromium or Chrome. */
export function browserPath() {
  const folders = process.env.PATH?.split(':') ?? [];
  for (const folder of folders) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  throw new Error('Neither Chromium nor Chrome is installed.');
}

export function openBrowser() {
  return chromium.launch({ executablePath: browserPath(), args: browserSwitches });
}
