import { expect, onTestFinished, test } from 'vitest';
import { FlvFeed } from '#streams/view/player/flv/flv-feed.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { loopbackServer } from '#tests/fixtures/wire/loopback-server.ts';

/** Header of an FLV stream with audio and video, without any tag. */
const HEAD = Uint8Array.of(0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0);

/** Starts a line that begins a stream and then stays silent. */
async function silentLine(): Promise<string> {
  const origin = await loopbackServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'video/x-flv' }).write(HEAD);
  });
  return `${origin}/live.flv`;
}

test('[8.16] a line without a byte for five seconds is silent', async () => {
  const url = await silentLine();
  const failures: unknown[] = [];
  // Runs a hundred times as fast as the test, so that five seconds are over soon.
  const now = () => performance.now() * 100;
  const feed = new FlvFeed(() => ({ lineId: 'a', url, standby: null }), now, {
    bytes: () => undefined,
    over: () => undefined,
    failed: (end) => void failures.push(end),
    overtaken: () => undefined,
    spliced: () => undefined,
    soundCame: () => undefined,
  });
  onTestFinished(() => feed.stop());
  await until(() => expect(failures).toEqual([{ is: 'silent' }]));
});
