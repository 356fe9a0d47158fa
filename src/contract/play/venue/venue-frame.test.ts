import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRAME_VERSION, isFrameable, readVenueMessage, readVenueReady } from './venue-frame.ts';

test('a page that speaks another version is not ready', () => {
  expect(readVenueReady({ kind: 'ready', version: FRAME_VERSION })).not.toBeNull();
  expect(readVenueReady({ kind: 'ready', version: FRAME_VERSION + 1 })).toBeNull();
  expect(readVenueReady('ready')).toBeNull();
});

test('messages of the port are parsed strictly to known kinds', () => {
  expect(readVenueMessage({ kind: 'lost', why: 'ticket' })).toEqual({ kind: 'lost', why: 'ticket' });
  expect(readVenueMessage({ kind: 'lost', why: 'money' })).toBeNull();
  expect(readVenueMessage({ kind: 'balance', balance: '999999.00' })).toEqual({ kind: 'balance' });
  const known = new Set(['opened', 'balance', 'started', 'ended', 'close', 'lost']);
  const kind = fc.oneof(fc.constantFrom(...known), fc.anything());
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ kind, why: fc.anything() })), (data) => {
      const message = readVenueMessage(data);
      if (message === null) return;
      expect(known.has(message.kind)).toBe(true);
      expect(Object.keys(message).every((name) => name === 'kind' || name === 'why')).toBe(true);
    }),
  );
});

test.each([
  ['https://courtside.example/venue/play#https://courtside.example', false],
  ['blob:https://courtside.example/1', false],
  ['https://courtside.example:8443/venue/play', true],
  ['https://venue.courtside.example/venue/play', true],
  ['venue', false],
])('[3.02] a page at %j may be framed: %j', (url, may) => {
  expect(isFrameable(url, 'https://courtside.example')).toBe(may);
});
