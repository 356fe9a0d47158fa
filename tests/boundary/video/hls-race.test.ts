import type { RequestListener } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createHlsLines } from '#streams/view/player/hls/hls-lines.ts';
import { HlsRace } from '#streams/view/player/hls/hls-race.ts';
import { loopbackServer } from '#tests/fixtures/wire/loopback-server.ts';

/** Delay of a playlist, longer than one served at once may take. */
const HELD_MS = 800;

const playlist = (end: number) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-PART-INF:PART-TARGET=0.9\n#EXT-X-MEDIA-SEQUENCE:${end - 1}\n#EXTINF:4,\n${end}.mp4\n`;

/** A line on this machine, with the number of its requests. */
async function lineOf(answer: RequestListener) {
  let requests = 0;
  const origin = await loopbackServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  return { url: `${origin}/live.m3u8`, requests: () => requests };
}

/** Answers a blocking reload when the next part is there. */
const lowLatency: RequestListener = (request, response) => {
  const msn = Number(new URL(request.url ?? '', 'http://line').searchParams.get('_HLS_msn') ?? 1);
  after(msn > 1 ? HELD_MS : 0).then(() => response.end(playlist(msn)));
};

const absent: RequestListener = (_request, response) => response.writeHead(404).end();

/** Starts two lines of a source without video, and loads a playlist over them. */
async function twoLines(first: RequestListener, second: RequestListener) {
  const [main, standby] = await Promise.all([lineOf(first), lineOf(second)]);
  const overtaken: string[] = [];
  const emptyVideo = { buffered: { length: 0, start: () => 0, end: () => 0 }, currentTime: 0 };
  const lines = createHlsLines(emptyVideo, { overtaken: (lineId) => overtaken.push(lineId) });
  lines.readdress({ lineId: 'a', url: main.url, standby: { lineId: 'b', url: standby.url } });
  const load = (address: string, came: () => void = () => undefined) =>
    new Promise<void>((resolve, reject) => {
      const request = {
        address,
        range: null,
        format: 'playlist',
        isPlaylist: true,
        timeoutMs: 4_000,
      } as const;
      const lost = () => reject(new Error('the playlist did not come'));
      const arrived = () => {
        came();
        resolve();
      };
      new HlsRace(lines, request, { came: arrived, lost, late: lost });
    });
  return { main, standby, lines, overtaken, load };
}

test('[8.16] blocking reloads of a healthy line request and doubt no other', async () => {
  const { main, standby, overtaken, load } = await twoLines(lowLatency, lowLatency);
  await load(main.url);
  for (const msn of [2, 3, 4]) await load(`${main.url}?_HLS_msn=${msn}&_HLS_part=0`);
  expect([main.requests(), standby.requests(), overtaken]).toEqual([4, 0, []]);
});

test('[8.16] a line is doubted before the answer that overtook it is used', async () => {
  const { main, lines, overtaken, load } = await twoLines(absent, lowLatency);
  const doubted: boolean[] = [];
  await load(main.url, () => doubted.push(lines.isDoubted()));
  expect([doubted, overtaken]).toEqual([[true], ['a']]);
});
