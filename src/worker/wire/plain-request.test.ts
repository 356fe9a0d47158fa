import { expect, test } from 'vitest';
import { plainWire } from '#tests/fixtures/wire/plain-wire.ts';
import { createPlainRequest } from './plain-request.ts';
import type { Failure } from './send.ts';

async function asking(status: number) {
  const failures: Failure[] = [];
  const { ports, asked } = await plainWire(() => new Response('body', { status }));
  const plain = createPlainRequest(ports, (failure) => failures.push(failure));
  return { plain, asked, codes: () => failures.map(({ error }) => error.code) };
}

test('[8.14] the body is returned unchanged, from line or whole URL', async () => {
  const { plain, asked } = await asking(200);
  expect(await plain('/api/picture?x=1')).toBe('body');
  await plain('https://elsewhere.test/file');
  expect(asked).toEqual(['https://site.test/api/picture?x=1', 'https://elsewhere.test/file']);
});

test('[8.14] a 404 rejects', async () => {
  const { plain, codes } = await asking(404);
  await expect(plain('/gone')).rejects.toMatchObject({ code: 'NOT_FOUND', detail: { status: 404 } });
  expect(codes()).toEqual(['NOT_FOUND']);
});

test('[8.14] another status is shown with its number', async () => {
  const { plain, codes } = await asking(502);
  await expect(plain('/file')).rejects.toMatchObject({ code: 'HTTP_STATUS', detail: { status: 502 } });
  expect(codes()).toEqual(['HTTP_STATUS']);
});

test('[8.14] a missing address is refused before anything is sent', async () => {
  const { plain, asked, codes } = await asking(200);
  await expect(plain('')).rejects.toMatchObject({ code: 'NO_ADDRESS' });
  expect(asked).toEqual([]);
  expect(codes()).toEqual(['NO_ADDRESS']);
});
