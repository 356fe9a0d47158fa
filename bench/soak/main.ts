/**
 * `npm run bench -- soak`: an hour in an anchor's room with its video, danmaku, 100 messages and 2 gifts a second; the
 * memory of page, workers and processes is read every minute and compared from minute 10 on. `BENCH_MINUTES` makes it
 * shorter; `BENCH_WITHOUT=picture,danmaku,gifts,chat` leaves parts out, to find the one that grows.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { CDPSession } from 'puppeteer-core';
import { createSandbox } from '#sandbox/sandbox.ts';
import { RoomPage } from '#tests/e2e/pages/room.ts';
import { dist, ensureBuilt } from '#tools/launch/built.mjs';
import { rendererPidOf } from '../harness/browser.ts';
import { report } from '../harness/report.ts';
import { growth } from './growth.ts';
import { type Memory, watchMemory } from './memory.ts';
import { startUnwatched } from './unwatched-browser.ts';

const MINUTE = 60_000;
const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
/** By then all that is loaded once and retained has been loaded. */
const FROM_MINUTE = Math.min(10, Math.floor(MINUTES / 2));
const MESSAGES = 100;
const GIFTS = 2;
/** An anchor in a studio, who casts no match that could end. */
const STUDIO = '1005';

const PARTS = ['picture', 'danmaku', 'gifts', 'chat'] as const;
type Part = (typeof PARTS)[number];
const without = (process.env.BENCH_WITHOUT ?? '').split(',');
const has = (part: Part) => !without.includes(part);

await ensureBuilt((line) => console.log(line));
const sandbox = await createSandbox({
  port: 0,
  dataDir: ':memory:',
  seed: 7,
  crowd: 0,
  web: dist,
  checkAnswers: false,
});
const { anchors, crowd } = sandbox.world;
anchors.holdStatus(STUDIO, 1);
const roomNo = `a-${STUDIO}`;
if (has('chat')) crowd.flood(roomNo, MESSAGES);
if (has('gifts')) crowd.giftStorm(roomNo, { perSecond: GIFTS, ms: (MINUTES + 1) * MINUTE });

async function enter(page: Page): Promise<void> {
  await page.addInitScript(
    (danmaku) => localStorage.setItem('courtside.danmaku', danmaku),
    has('danmaku') ? 'on' : 'off',
  );
  await page.goto(sandbox.origin + RoomPage.anchorPath(STUDIO));
  const room = new RoomPage(page);
  await room.video.first().waitFor();
  if (has('chat')) await room.chat.locator('.chat-line').first().waitFor();
  if (!has('picture')) await page.getByRole('button', { name: '暂停' }).first().click();
}

const FIGURES = [
  'pageHeapMb',
  'workerHeapMb',
  'nodes',
  'listeners',
  'rendererMb',
  'browserMb',
] as const satisfies readonly (keyof Memory)[];

const browser = await startUnwatched();
const readings: Memory[] = [];
try {
  const renderer = await browser.lead(async ({ browser: led, page }) => {
    await enter(page);
    return rendererPidOf(led, page);
  });
  for (let minute = 0; minute <= MINUTES; minute += 1) {
    const { reading, playing } = await browser.inspect(async (cdp) => ({
      reading: await watchMemory(cdp, renderer)(),
      playing: await isPlaying(cdp),
    }));
    readings.push(reading);
    const figures = FIGURES.map((figure) => `${figure} ${reading[figure].toFixed(1)}`).join('  ');
    console.log(`minute ${minute}  ${figures}  playing ${playing}`);
    if (minute < MINUTES) await wait(MINUTE);
  }
} finally {
  await browser.close();
  await sandbox.close();
}

/** Returns the video's position in seconds, so that a frozen video shows in the record. */
async function isPlaying(cdp: CDPSession): Promise<string> {
  const expression = "document.querySelector('video')?.currentTime.toFixed(0) ?? 'none'";
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return String(result.value);
}

report(
  'soak',
  FIGURES.map((figure) => {
    const { first, last, percent } = growth(readings.slice(FROM_MINUTE), figure);
    return {
      subject: figure,
      figures: { [`minute ${FROM_MINUTE}`]: first, [`minute ${MINUTES}`]: last, 'growth %': percent },
    };
  }),
  { minutes: MINUTES, from: FROM_MINUTE, messages: MESSAGES, gifts: GIFTS, without: without.join(' ') },
);
