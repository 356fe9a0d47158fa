import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.mjs';
import { startSite } from '../launch/sandbox.ts';
import { scenes } from './scenes.ts';
import { sheet } from './sheet.ts';
import { looks, type Shot, shoot } from './shoot.ts';

const folder = resolve(import.meta.dirname, '../../gallery');

/**
 * Shoots every scene in every look on a sandbox of its own.
 * @param wanted beginnings of scene names; all scenes when empty
 * @returns how many shots had troubles
 */
export async function shootGallery(wanted: readonly string[]): Promise<number> {
  const chosen = scenes.filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  mkdirSync(folder, { recursive: true });
  const site = await startSite(['--seed', '7']);
  const browser = await chromium.launch(chromiumLaunch());
  const shots: Shot[] = [];
  try {
    for (const scene of chosen) {
      for (const look of looks) {
        const shot = await shoot(browser, site.url, folder, scene, look);
        shots.push(shot);
        console.log(`${shot.file}${shot.troubles.length > 0 ? `  ${shot.troubles.join(' | ')}` : ''}`);
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  writeFileSync(join(folder, 'index.html'), sheet(shots));
  console.log(`${shots.length} shots: ${join(folder, 'index.html')}`);
  return shots.filter(({ troubles }) => troubles.length > 0).length;
}
