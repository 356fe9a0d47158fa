import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { createSandbox } from '#sandbox/sandbox.ts';
import { RoomPage } from '#tests/e2e/pages/room.ts';
import { dist, ensureBuilt } from '#tools/launch/built.mjs';
import { countServed } from '../harness/count-served.ts';
import { bundle } from '../harness/serve-page.ts';

const SETTLE_MS = 5_000;

/** Copies the built site into a separate folder, with the measuring code and the movies beside it. */
async function siteWith(movies: ReadonlyMap<string, Uint8Array>): Promise<string> {
  await ensureBuilt((line) => console.log(line));
  const folder = mkdtempSync(join(tmpdir(), 'courtside-bench-'));
  cpSync(dist, folder, { recursive: true });
  for (const [name, file] of [...(await bundle('bench/gifts/page.ts')), ...movies]) {
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file);
  }
  return folder;
}

/** Opens the room of a live match as the product shows it: video, chat, gifts, prices; its chat runs at a rate. */
export async function openRoom(movies: ReadonlyMap<string, Uint8Array>, perSecond: number) {
  const web = await siteWith(movies);
  const sandbox = await createSandbox({
    port: 0,
    dataDir: ':memory:',
    seed: 7,
    crowd: 0,
    web,
    checkAnswers: false,
  });
  const match = sandbox.world.matches
    .list(1)
    .find(
      ({ anchorRoomId, clockPhase }) =>
        anchorRoomId !== null && (clockPhase === 'first' || clockPhase === 'second'),
    );
  if (match === undefined) throw new Error('no match is on');
  const served = countServed(sandbox);
  const roomNo = `m-${match.matchId}`;
  const { crowd } = sandbox.world;
  const talk = (rate: number) => crowd.flood(roomNo, rate);
  /** Opens the room in a page and waits until its chat runs. */
  const visit = async (page: Page) => {
    await page.goto(sandbox.origin + RoomPage.matchPath(match.matchId, 'LIVE'));
    await new RoomPage(page).chat.locator('.chat-line').first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
  };
  return {
    /** Messages handed out so far. */
    served,
    /** Sets the number of messages sent per second. */
    talk,
    /** Sends `gifts` gifts a second for a while. */
    sendGifts: (gifts: number, ms: number) => crowd.giftStorm(roomNo, { perSecond: gifts, ms }),
    visit,
    /** Opens the room at the rate it was opened for. */
    enter: async (page: Page) => {
      talk(perSecond);
      await visit(page);
    },
    async close() {
      await sandbox.close();
      rmSync(web, { recursive: true });
    },
  };
}
export type BenchRoom = Awaited<ReturnType<typeof openRoom>>;
