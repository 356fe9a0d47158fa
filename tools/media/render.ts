/** Renders the sandbox's moving pictures: `npm run media [-- scene…]`. Their FLV files are committed. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { readFlv } from '#sandbox/media/flv-read.ts';
import { chromiumLaunch } from '#tools/chromium.mjs';
import { encodePictures, encodeSound, joinFlv } from './encode.ts';
import { framesOf } from './frames.ts';
import { SCENES, type Scene } from './scenes.ts';

const FIXTURES = new URL('../../src/sandbox/media/fixtures/', import.meta.url);

/** Renders one scene in both sizes. */
async function render(page: Page, scene: Scene, scratch: string): Promise<void> {
  const [hd, sd] = scene.quality;
  const targets = [
    { id: 'hd', file: join(scratch, 'hd.flv'), width: 854, height: 480, quality: hd },
    { id: 'sd', file: join(scratch, 'sd.flv'), width: 480, height: 270, quality: sd },
  ];
  const sound = await encodeSound(scene.sound(), join(scratch, 'sound.flv'));
  await encodePictures(framesOf(page, scene), targets);
  for (const { id, file } of targets) {
    const joined = joinFlv(readFlv(await readFile(file)), sound);
    await writeFile(new URL(`${scene.name}.${id}.flv`, FIXTURES), joined);
    console.log(`${scene.name}.${id}.flv ${Math.round(joined.length / 1024)} KB`);
  }
}

const wanted = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'courtside-media-'));
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  for (const scene of SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await render(page, scene, scratch);
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}
