import { expect, onTestFinished, test } from 'vitest';
import type { AppError } from '#contract/errors.ts';
import { coreInitOf } from '#replay/target/target.ts';
import { roomNo, wireText } from '#tests/fixtures/chat/chat-messages.ts';
import { sealedPlatform } from '#tests/fixtures/wire/sealed-platform.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { startCore } from '#worker/core/start-core.ts';
import { followRoom, type RoomUpdate } from './follow-room.ts';

type Page = { readonly latestSeq: number; readonly seqs: readonly number[] };

/** Follows a room whose platform answers with these pages in order, and then with the last one. */
async function follow(latestSeq: number, pages: readonly Page[]): Promise<readonly RoomUpdate[]> {
  const ending = new AbortController();
  const remaining = [...pages];
  const { fetch } = sealedPlatform(Date.now, ({ path }) => {
    if (path.endsWith('/history')) return { code: 0, data: { latestSeq, list: [] } };
    if (!path.endsWith('/offline')) return { code: 0, data: {} };
    const page = remaining.shift();
    if (page === undefined) ending.abort();
    const { latestSeq: newest = latestSeq, seqs = [] } = page ?? {};
    return { code: 0, data: { latestSeq: newest, floorSeq: 1, list: seqs.map(wireText) } };
  });
  const target = coreInitOf({ origin: 'http://platform.test', siteId: 5_000 });
  const core = await startCore({ ...inProcessPorts(), fetch }, target);
  onTestFinished(core.stop);
  const failures: (AppError | null)[] = [];
  const news: RoomUpdate[] = [];
  for await (const each of followRoom(core.context.send, roomNo, ending.signal, (error) =>
    failures.push(error),
  ))
    news.push(each);
  return news;
}

const missedIn = (news: readonly RoomUpdate[]) =>
  news.map((each) => (each.is === 'said' ? each.missed : each.is));

test('every gap before or inside a response counts as missed', async () => {
  const news = await follow(10, [
    { latestSeq: 12, seqs: [11, 12] },
    { latestSeq: 20, seqs: [15, 16, 18, 20] },
  ]);
  expect(missedIn(news)).toEqual([0, 4]);
});

test('a room whose numbering restarts is reported, and followed no further', async () => {
  const news = await follow(50, [
    { latestSeq: 52, seqs: [51, 52] },
    { latestSeq: 7, seqs: [] },
    { latestSeq: 8, seqs: [] },
    { latestSeq: 60, seqs: [60] },
  ]);
  expect(missedIn(news)).toEqual([0, 'renumbered']);
});

test('a single lower number is ignored', async () => {
  const news = await follow(50, [
    { latestSeq: 49, seqs: [] },
    { latestSeq: 52, seqs: [51, 52] },
  ]);
  expect(missedIn(news)).toEqual([0]);
});
