import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHlsLines } from '#streams/view/hls/hls-lines.ts';
import { HlsRace } from '#streams/view/hls/hls-race.ts';

/** Longer than a playlist that is answered at once may take. */
const HELD_MS = 800;

const playlist = (end: number) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-PART-INF:PART-TARGET=0.9\n#EXT-X-MEDIA-SEQUENCE:${end - 1}\n#EXTINF:4,\n${end}.mp4\n`;

/** A line that answers a blocking reload when the next part is there. */
async function lowLatencyLine() {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const msn = Number(new URL(request.url ?? '', 'http://line').searchParams.get('_HLS_msn') ?? 1);
    after(msn > 1 ? HELD_MS : 0).then(() => response.end(playlist(msn)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no TCP address');
  return { url: `http://127.0.0.1:${address.port}/live.m3u8`, requests: () => requests };
}

test('[8.16] blocking reloads of a healthy line ask no other line and doubt none', async () => {
  const [main, spare] = await Promise.all([lowLatencyLine(), lowLatencyLine()]);
  const overtaken: string[] = [];
  const noPicture = { buffered: { length: 0, start: () => 0, end: () => 0 }, currentTime: 0 };
  const lines = createHlsLines(noPicture, { overtaken: (lineId) => overtaken.push(lineId) });
  lines.readdress({ lineId: 'a', url: main.url, standby: { lineId: 'b', url: spare.url } });
  const load = (address: string) =>
    new Promise<void>((resolve, reject) => {
      const asked = { address, range: null, look: 'playlist', isPlaylist: true, timeoutMs: 4_000 } as const;
      const fail = () => reject(new Error('the playlist did not come'));
      new HlsRace(lines, asked, { came: () => resolve(), lost: fail, late: fail });
    });
  await load(main.url);
  for (const msn of [2, 3, 4]) await load(`${main.url}?_HLS_msn=${msn}&_HLS_part=0`);
  expect([main.requests(), spare.requests(), overtaken]).toEqual([4, 0, []]);
});
