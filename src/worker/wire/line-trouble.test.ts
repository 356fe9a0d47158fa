import { expect, test } from 'vitest';
import { plainWire } from '#tests/fixtures/plain-wire.ts';
import { createSend, type Failure } from './send.ts';

const OTHER = 'https://other.test';

/** Two lines, of which the first resets every connection. */
async function halfDead() {
  const failures: Failure[] = [];
  const { ports, asked, requests } = await plainWire(({ origin }) => {
    if (origin !== OTHER) throw new TypeError('connection reset');
    return undefined;
  });
  ports.lines.learn([OTHER]);
  const send = createSend(ports, (failure) => failures.push(failure));
  const origins = () => asked.map((url) => new URL(url).origin);
  return { send, requests, origins, codes: () => failures.map(({ error }) => error.code) };
}

test('[8.13] a call that may not be repeated fails as the line’s trouble, the next one goes by the other line', async () => {
  const { send, codes, origins } = await halfDead();
  const kind = { kind: 'image' } as const;
  await expect(send('captcha.register', kind)).rejects.toMatchObject({ code: 'LINE_ABNORMAL', retry: true });
  await expect(send('captcha.register', kind)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  expect(origins()).toEqual(['https://site.test', OTHER]);
  expect(codes()).toEqual(['LINE_ABNORMAL', 'BAD_ANSWER']);
});

test('[8.13] with credentials a lost call keeps its own code, and moves the line all the same', async () => {
  const { send, origins } = await halfDead();
  await expect(send('account.logout', {})).rejects.toMatchObject({ code: 'NETWORK_ABNORMAL' });
  await send('account.logout', {});
  expect(origins()).toEqual(['https://site.test', OTHER]);
});
