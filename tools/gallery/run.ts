import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import { chromiumLaunch } from '../browsers/chromium.mjs';
import { startSite } from '../launch/sandbox.ts';
import { scenes } from './scenes.ts';
import { serveSources } from './serve-sources.ts';
import { sheet } from './sheet.ts';
import { type Shot, type Studio, shoot, sizes } from './shoot.ts';

const folder = resolve(import.meta.dirname, '../../gallery');

async function shootAll(chosen: typeof scenes, built: Studio, sources: Studio): Promise<readonly Shot[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const shots: Shot[] = [];
  try {
    for (const scene of chosen) {
      for (const size of sizes) {
        const sceneShots = await shoot(browser, scene.unbuilt ? sources : built, scene, size);
        shots.push(...sceneShots);
        for (const { file, errors } of sceneShots) console.log([file, ...errors].join(' | '));
      }
    }
  } finally {
    await browser.close();
  }
  return shots;
}

/**
 * Takes screenshots of every scene in every size and mode on a separate sandbox.
 * @param args beginnings of scene names, all scenes when there is none; `--whole` for pages to their end
 * @returns the number of screenshots with problems
 */
export async function shootGallery(args: readonly string[]): Promise<number> {
  const isFullPage = args.includes('--whole');
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const chosen = scenes.filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  mkdirSync(folder, { recursive: true });
  const site = await startSite(['--seed', '7']);
  const sources = await serveSources(site.url);
  const studio = { site: site.url, consoleOrigin: consoleOrigin(site.url), folder, isFullPage };
  try {
    const shots = await shootAll(chosen, studio, { ...studio, site: sources.url });
    writeFileSync(join(folder, 'index.html'), sheet(shots));
    console.log(`${shots.length} shots: ${join(folder, 'index.html')}`);
    return shots.filter(({ errors }) => errors.length > 0).length;
  } finally {
    await sources.stop();
    await site.stop();
  }
}
