import * as v from 'valibot';
import { expect, test } from 'vitest';
import { webcryptoEngine } from '#worker/wire/crypto.ts';
import { AnchorRoomId, MatchId } from '../fields/ids.ts';
import { cryptoJsEngine } from './crypto/crypto-js-engine.ts';
import { sealBox } from './envelope.ts';
import { openPlayUrl, type PlayLink, sealPlayUrl } from './play-url.ts';

const engine = webcryptoEngine(globalThis.crypto);
const SECRET = 'a-secret';
const NOW = 1_764_000_000_000;
const here = { siteId: 5000, now: NOW };
const link: PlayLink = {
  siteId: 5000,
  room: { kind: 'match', matchId: v.parse(MatchId, 'm:derby-1') },
  lineId: 'line-b',
  expiresAt: NOW + 1,
};
const open = (text: string, where = here) => openPlayUrl(engine, SECRET, text, where);
const seal = (change: Partial<PlayLink> = {}) => sealPlayUrl(engine, SECRET, { ...link, ...change });

test('[2.04] a link opens to its room and line, whichever engine made it', async () => {
  expect(await open(await seal())).toEqual({ is: 'open', room: link.room, lineId: 'line-b' });
  const room = { kind: 'anchor', anchorRoomId: v.parse(AnchorRoomId, 'aze') } as const;
  const other = await sealPlayUrl(cryptoJsEngine, SECRET, { ...link, room, lineId: null });
  expect(await open(other)).toEqual({ is: 'open', room, lineId: null });
});

test('[2.04] a link shows neither room nor line to anyone who reads it', async () => {
  const text = await seal();
  expect(text).toMatch(/^[\w-]{80,400}$/);
  expect(atob(text.replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/derby|line|match/);
});

test('[2.04] a link changed in any one character plays nothing', async () => {
  const text = await seal();
  for (const at of text.split('').keys()) {
    const other = text.charAt(at) === 'A' ? 'B' : 'A';
    expect((await open(text.slice(0, at) + other + text.slice(at + 1))).is).toBe('refused');
  }
  const cut = await open(text.slice(0, -4));
  expect(cut).toEqual({ is: 'refused', reason: 'tampered' });
});

test.each([
  ['', 'missing'],
  ['https://elsewhere.example/live.m3u8', 'foreign'],
  ['//elsewhere.example/live.m3u8', 'foreign'],
  ['javascript:alert(1)', 'foreign'],
  ['/video/1.flv', 'foreign'],
  ['not base64!', 'undecodable'],
  ['A', 'undecodable'],
  ['A'.repeat(2_052), 'undecodable'],
  ['A'.repeat(128), 'tampered'],
])('[2.04] the address %j is refused as %s', async (text, reason) => {
  expect(await open(text)).toEqual({ is: 'refused', reason });
});

test('[2.04] a foreign, forged or expired link is refused', async () => {
  const text = await seal();
  expect(await open(text, { ...here, siteId: 5003 })).toEqual({ is: 'refused', reason: 'foreign' });
  expect(await open(text, { ...here, now: NOW + 1 })).toEqual({ is: 'refused', reason: 'expired' });
  const stranger = await sealPlayUrl(engine, 'another-secret', link);
  expect(await open(stranger)).toEqual({ is: 'refused', reason: 'tampered' });
});

test.each(['{"v":2}', '[]', 'null', 'no json', '{"v":1,"kind":"file","path":"/etc"}'])(
  '[2.04] sealed content that is not a link is refused: %s',
  async (json) => {
    const base64 = await sealBox(engine, SECRET, { timestamp: 'play', bound: ['play', '1'] }, json);
    const text = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(await open(text)).toEqual({ is: 'refused', reason: 'undecodable' });
  },
);
