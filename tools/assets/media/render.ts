/** Renders the sandbox’s videos: `npm run media [-- reel…]`. Their FLV files are committed. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { readFlv } from '#sandbox/video/formats/flv-read.ts';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import { encodeFrames, encodeSound, joinFlv } from './encode.ts';
import { framesOf } from './frames.ts';
import type { Reel } from './reel.ts';
import { REELS } from './reels.ts';

const FOLDER = new URL('../../../src/sandbox/video/reels/', import.meta.url);

/** Renders one reel in both sizes. */
async function render(page: Page, reel: Reel, scratch: string): Promise<void> {
  const began = Date.now();
  const { quality } = reel;
  const targets = [
    { id: 'hd', file: join(scratch, 'hd.flv'), width: 1280, height: 720, quality },
    { id: 'sd', file: join(scratch, 'sd.flv'), width: 640, height: 360, quality },
  ];
  const sound = await encodeSound(reel, join(scratch, 'sound.flv'));
  await encodeFrames(framesOf(page, reel), targets);
  for (const { id, file } of targets) {
    const joined = joinFlv(readFlv(await readFile(file)), id === 'hd' ? sound : null);
    await writeFile(new URL(`${reel.name}.${id}.flv`, FOLDER), joined);
    console.log(`${reel.name}.${id}.flv ${Math.round(joined.length / 1024)} KB`);
  }
  console.log(`${reel.name}: ${Math.round((Date.now() - began) / 1000)} s`);
}

const wanted = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'courtside-media-'));
const browser = await chromium.launch(chromiumLaunch());
try {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage();
  for (const reel of REELS().filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await render(page, reel, scratch);
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}
