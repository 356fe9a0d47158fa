import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AppError } from '#contract/errors.ts';
import { createGiftLoader } from './gift-loader.ts';

const whistle = new Uint8Array(readFileSync('src/sandbox/domains/community/gift/animations/whistle.svga'));
const { signal } = new AbortController();

type Answer = () => Promise<Response>;
const bytes =
  (body: BodyInit, status = 200): Answer =>
  async () =>
    new Response(body, { status });

function loader(answer: Answer, makeBitmap: () => Promise<string> = async () => 'bitmap') {
  let fetched = 0;
  const load = createGiftLoader({
    fetch: (_url, { signal: fetchSignal }) => {
      fetched += 1;
      fetchSignal.throwIfAborted();
      return answer();
    },
    makeBitmap,
  });
  const codeOf = (loadSignal = signal) =>
    load('/gifts/a.svga', loadSignal).then(
      () => 'loaded',
      (thrown: AppError) => thrown.code,
    );
  return { load, codeOf, fetched: () => fetched };
}

/** A body without end, a quarter megabyte at a time. */
function endless() {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(256 * 1024));
    },
  });
  return { body, pulled: () => pulled };
}

test('[C.01] a gift is fetched once; bitmaps are made for every play', async () => {
  let createdCount = 0;
  const { load, fetched } = loader(bytes(whistle), async () => `bitmap ${++createdCount}`);
  const first = await load('/gifts/whistle.svga', signal);
  const second = await load('/gifts/whistle.svga', signal);
  expect(fetched()).toBe(1);
  expect(first.images.length).toBeGreaterThan(0);
  expect(second.images.map(({ image }) => image)).not.toEqual(first.images.map(({ image }) => image));
});

test('a body that never ends is aborted at the size limit', async () => {
  const { body, pulled } = endless();
  expect(await loader(bytes(body)).codeOf()).toBe('ANIMATION_TOO_LARGE');
  expect(pulled()).toBeLessThan(20);
});

test('a file that announces more than the size limit is not read', async () => {
  const headers = { 'content-length': String(5 * 1024 * 1024) };
  const { codeOf } = loader(async () => new Response('x', { headers }));
  expect(await codeOf()).toBe('ANIMATION_TOO_LARGE');
});

test('missing, unreachable and damaged files each have their own code', async () => {
  expect(await loader(bytes('gone', 404)).codeOf()).toBe('ANIMATION_MISSING');
  expect(await loader(() => Promise.reject(new TypeError('offline'))).codeOf()).toBe('ANIMATION_MISSING');
  expect(await loader(bytes('no movie')).codeOf()).toBe('ANIMATION_BROKEN');
  const undecodable = loader(bytes(whistle), () => Promise.reject(new Error('no picture')));
  expect(await undecodable.codeOf()).toBe('ANIMATION_BROKEN');
});

test('an aborted load is reported as cancelled, whatever its cause', async () => {
  const abort = new AbortController();
  abort.abort();
  expect(await loader(bytes(whistle)).codeOf(abort.signal)).toBe('CANCELLED');
});
