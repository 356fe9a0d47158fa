import { calls } from '#contract/book/table.ts';
import { HEADERS } from '#contract/wire/headers.ts';

type Dice = () => number;

const pick = <Item>(next: Dice, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(next() * items.length)] ?? items[0];
const chance = (next: Dice, share: number) => next() < share;
const bytes = (next: Dice, maxLength: number) =>
  Array.from({ length: Math.floor(next() * maxLength) }, () =>
    String.fromCharCode(Math.floor(next() * 256)),
  ).join('');

const pathsOf = (path: string | { readonly member: string; readonly guest: string }) =>
  typeof path === 'string' ? [path] : [path.member, path.guest];
const callPaths = Object.values(calls).flatMap(({ path }) => pathsOf(path));

const METHODS = [
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'x',
] as const;
const TARGETS = [
  '/',
  '//',
  '///',
  '*',
  'http://[',
  'http://',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/..//../',
  '/\\',
  '//evil.example/live/x',
  'http://evil.example/',
  '/timeServer?%',
  '/play.html?url=%',
  '/art/crest/%ff.svg',
  '/art/crest/x.svg?%',
  '/art/__proto__/constructor.svg',
  '/gifts/..%2f..%2fpackage.json',
  '/sandbox/console/%2e%2e/x',
  '/sandbox/state',
  '/sandbox/clock',
  '/sandbox/accounts/%E0%A4%A',
  '/live/m-des-1/index.m3u8',
  '/live/a-1001/hd.flv',
  '/live/__proto__/hd/index.m3u8',
  '/live/a-1001/hd/999999999999.ts',
  '/video/v1/source?%',
] as const;
const HOSTS = [
  'localhost',
  '127.0.0.1:1',
  '[',
  '',
  'a b',
  '%',
  '::1',
  '[::1]:1',
  'evil.example',
  'ü',
  'localhost:99999999',
] as const;
const EXTRAS = [
  'content-length: -1',
  'content-length: abc',
  'content-length: 5',
  'content-length: 99999999999',
  'content-length: 0\r\ncontent-length: 7',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: chunked\r\ncontent-length: 3',
  'expect: 100-continue',
  'expect: nothing',
  'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x',
  'connection: close',
  'content-type: application/json',
  'origin: http://[',
  'origin: null',
  'range: bytes=0-,9-1',
  'if-none-match: "',
  'accept-encoding: br;q=\u00ff',
  'access-control-request-headers: token',
  'token: x',
  '__proto__: x',
  ': empty',
  'no colon',
  ' folded: x',
] as const;
const BODIES = [
  '',
  '{}',
  'null',
  '[',
  '5\r\nhello\r\n0\r\n\r\n',
  'fffffffff\r\nx',
  '-1\r\n',
  '{"encrypted":"AAAA"}',
  'encrypted=%',
] as const;

const identity = (next: Dice) =>
  HEADERS.map((name) => `${name}: ${pick(next, ['', '1', '5000', '9999999999999999', 'x'.repeat(300)])}`);

/** One request, almost right or far from it, as bytes in latin1. */
function hostileRequest(next: Dice): string {
  const target = chance(next, 0.4)
    ? (callPaths[Math.floor(next() * callPaths.length)] ?? '/')
    : pick(next, TARGETS);
  const noise = chance(next, 0.15) ? `/${bytes(next, 40).replace(/[\r\n ]/g, '')}` : '';
  const long = chance(next, 0.02) ? 'a'.repeat(20_000) : '';
  const lines = [
    `${pick(next, METHODS)} ${target}${noise}${long} HTTP/1.1`,
    ...(chance(next, 0.9) ? [`host: ${chance(next, 0.6) ? 'localhost' : pick(next, HOSTS)}`] : []),
    ...(chance(next, 0.4) ? identity(next) : []),
    ...Array.from({ length: Math.floor(next() * 4) }, () => pick(next, EXTRAS)),
    ...(chance(next, 0.02) ? Array.from({ length: 400 }, (_, index) => `x-${index}: y`) : []),
  ];
  const body = chance(next, 0.1) ? bytes(next, 4_000) : pick(next, BODIES);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Behaviour of a connection: complete or aborted requests; one, several at once, or none. */
export type Behaviour = { readonly bytes: string; readonly afterwards: 'wait' | 'end' | 'reset' | 'stay' };

export function hostileBehaviour(next: Dice): Behaviour {
  const count = chance(next, 0.2) ? 1 + Math.floor(next() * 6) : 1;
  const requests = Array.from({ length: count }, () => hostileRequest(next)).join('');
  const cut = chance(next, 0.3) ? requests.slice(0, Math.floor(next() * requests.length)) : requests;
  const sent = chance(next, 0.05) ? bytes(next, 2_000) : cut;
  return { bytes: sent, afterwards: pick(next, ['wait', 'wait', 'end', 'reset', 'stay']) };
}
