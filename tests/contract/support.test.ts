import { afterEach, expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { GREY_PIXEL } from '#tests/fixtures/picture-files.ts';
import { postAdmin, sandboxForFile } from './sandbox-fixture.ts';
import { createWireClient } from './wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const client = () => createWireClient(sandbox().origin, now);

const maintain = (maintenance: unknown) => postAdmin(sandbox(), '/sandbox/maintenance', { maintenance });

afterEach(() => maintain(null));

test('[8.14] a file that is no picture is refused, and a message with a picture is kept', async () => {
  const text = Buffer.from('not a picture').toString('base64');
  const refused = await client().ask('support.upload', { type: 'image/png', content: text });
  expect(refused.code).toBe(PLATFORM_CODES.BAD_REQUEST);
  const message = { text: '画面卡住了', pictureId: 'none' };
  expect((await client().ask('support.message', message)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  const { data } = await client().ask('support.message', { ...message, pictureId: null });
  expect(data).toMatchObject({ ticket: expect.stringMatching(/^CS-[\dA-F]{8}$/) });
  const kept: unknown = await (await fetch(`${sandbox().origin}/sandbox/service`)).json();
  expect(kept).toMatchObject([{ text: '画面卡住了', user_id: null }]);
});

test('[8.14] a guest may hand in a dozen pictures in ten minutes, at once or in a row', async () => {
  const picture = { type: 'image/png' as const, content: GREY_PIXEL };
  const codes = await Promise.all(
    Array.from({ length: 30 }, async () => (await client().ask('support.upload', picture)).code),
  );
  expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(12);
  expect(codes.filter((code) => code === PLATFORM_CODES.THROTTLED_USER).length).toBeGreaterThanOrEqual(18);
  await postAdmin(sandbox(), '/sandbox/clock', { advance: 600_000 });
  expect((await client().ask('support.upload', picture)).code).toBe(0);
});
