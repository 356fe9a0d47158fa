import { request } from 'node:http';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import type { OpenView, PictureView, TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import { SHOT_MS } from '#sandbox/games/studio/studio.table.ts';
import { library } from '#sandbox/video/clips/library.ts';
import { segmentAt } from '#sandbox/video/clips/live-line.ts';
import { segmentOf } from '#sandbox/video/origin/segments/ts-segments.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const SITE = 'http://localhost:5180/app/play/x';

/** A request to the venue, whose host name Node does not resolve. */
const atVenue = (path: string, body: unknown, key = ''): Promise<{ headers: object; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(sandbox().origin);
    const headers = { host: `venue.localhost:${port}`, authorization: `Bearer ${key}` };
    const method = body === null ? 'GET' : 'POST';
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ headers: incoming.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body === null ? undefined : JSON.stringify(body));
  });

const gameOf = (name: string) => {
  const game = GAME_CATALOGUE.find((listed) => listed.name === name);
  if (!game) throw new Error(`no game ${name}`);
  return { gameId: game.gameId, venueEnName: game.venue.code };
};

/** Opens a demo of a game. */
async function opened(name: string): Promise<OpenView> {
  const client = await loggedIn(sandbox().origin, sandbox().world.clock.now, 'xuexian');
  const page = { resetDpDomain: 0, isUseCache: 1, rollbackAddress: SITE, currency: 'CNY' } as const;
  const { data } = await client.call('venue.demoLaunch', { ...gameOf(name), ...page });
  const { ticket } = v.parse(calls['venue.demoLaunch'].response, data);
  return JSON.parse((await atVenue('/venue/api/open', { ticket })).text);
}

const pictureOf = async ({ key }: OpenView): Promise<PictureView> =>
  JSON.parse((await atVenue('/venue/api/picture', {}, key)).text);

/** Address of a segment of a stream, by the address of its manifest. */
const segmentUrl = (manifest: string, segment: number) =>
  manifest.replace('/index.m3u8', `/sd/${segment}.ts`);

test('the picture of a table shows the cards of its result', async () => {
  const { clock } = sandbox().world;
  const view = await opened('龙虎台');
  const { closesAt, no } = view.table?.issue ?? { closesAt: 0, no: 0 };
  const { urls } = await pictureOf(view);
  clock.advance(closesAt + 4 * SHOT_MS - clock.now());
  const table: TableView = JSON.parse((await atVenue('/venue/api/table', { known: 0 }, view.key)).text);
  const result = table.past.find((past) => past.no === no)?.result ?? [];
  expect(result).toHaveLength(2);
  const first = segmentAt(closesAt, 0) + 1;
  for (const [index, card] of result.entries()) {
    const segment = first + index;
    const response = await fetch(segmentUrl(urls[0] ?? '', segment));
    const unit = library.unit({ reel: 'table-cards', clip: `card-${card}`, part: 0 }, 'sd');
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), segmentOf(unit, segment).whole)).toBe(0);
  }
});

test('no segment of a table can be had before it is filmed', async () => {
  const { clock } = sandbox().world;
  const view = await opened('龙虎台');
  const { urls } = await pictureOf(view);
  const now = segmentAt(clock.now(), 0);
  expect((await fetch(segmentUrl(urls[0] ?? '', now + 2))).status).toBe(404);
});

test('a picture needs a pass, which every line carries', async () => {
  const { urls } = await pictureOf(await opened('单零轮盘'));
  expect(urls.map((url) => new URL(url).origin)).toEqual(sandbox().videoOrigins);
  const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
  expect(statuses).toEqual(urls.map(() => 200));
  expect((await fetch((urls[0] ?? '').replace(/\?.*/, ''))).status).toBe(403);
});

test('a table whose stream was ended has no address', async () => {
  const view = await opened('单零轮盘');
  sandbox().video.setStream('t-ruoxi', 'ended');
  expect((await pictureOf(view)).urls).toEqual([]);
  sandbox().video.setStream('t-ruoxi', 'live');
});

test('a game without a picture is refused', async () => {
  expect(await pictureOf(await opened('夜场灯光'))).toMatchObject({ error: 'BAD_REQUEST' });
});

test('the page of a venue may load from the video domains', async () => {
  const { headers } = await atVenue('/venue/play', null);
  for (const origin of sandbox().videoOrigins)
    expect(Reflect.get(headers, 'content-security-policy')).toContain(origin);
});
