import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRAME_VERSION, type SiteMessage } from '#contract/play/venue/venue-frame.ts';
import { meetSite, type SitePort } from './site-port.ts';

const SITE = 'http://localhost:4000';
const TICKET = 'b2'.repeat(32);
const OPEN = { kind: 'open', version: FRAME_VERSION, ticket: TICKET };

const Open = v.object({ kind: v.literal('open'), version: v.literal(FRAME_VERSION), ticket: v.string() });

type PostedMessage = {
  readonly source: Window | null;
  readonly origin: string;
  readonly data: unknown;
  ports?: MessagePort[];
};
const dispatchMessage = (message: PostedMessage) =>
  window.dispatchEvent(new MessageEvent('message', message));

beforeEach(() => {
  vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** A page of the venue that waits for its site; what it has met so far. */
function meeting() {
  const ports: SitePort[] = [];
  void meetSite(SITE).then((port) => ports.push(port));
  return ports;
}

const origins = fc.oneof(
  fc.constantFrom(SITE, 'null', '', `${SITE}/`, `${SITE}.other.example`, 'http://localhost:4001'),
  fc.webUrl(),
);
const payloads = fc.oneof(
  fc.constant(OPEN),
  fc.record({ kind: fc.constantFrom('open', 'ready'), version: fc.anything(), ticket: fc.anything() }),
  fc.anything(),
);

test('[3.02] a venue’s page accepts a ticket only from its surrounding site', async () => {
  const ports = meeting();
  const port = new MessageChannel().port2;
  const sources = fc.constantFrom(window.parent, window, null);
  fc.assert(
    fc.property(sources, origins, payloads, fc.boolean(), (source, origin, data, hasPort) => {
      fc.pre(!(source === window.parent && origin === SITE && hasPort && v.is(Open, data)));
      dispatchMessage({ source, origin, data, ports: hasPort ? [port] : [] });
    }),
    { numRuns: 2_000 },
  );
  await Promise.resolve();
  expect(ports).toEqual([]);
  dispatchMessage({ source: window.parent, origin: SITE, data: OPEN, ports: [port] });
  await vi.waitFor(() => expect(ports.map(({ ticket }) => ticket)).toEqual([TICKET]));
});

test('[3.02] a venue’s page accepts only the messages of the contract', async () => {
  const ports = meeting();
  const { port1, port2 } = new MessageChannel();
  dispatchMessage({ source: window.parent, origin: SITE, data: OPEN, ports: [port2] });
  await vi.waitFor(() => expect(ports).toHaveLength(1));
  const received: SiteMessage[] = [];
  ports[0]?.listen((message) => received.push(message));
  const sent = fc.oneof(
    fc.record({
      kind: fc.oneof(fc.constantFrom('rules', 'balance', 'pause', 'resume', 'play'), fc.string()),
      stake: fc.string(),
    }),
    fc.jsonValue(),
  );
  for (const data of fc.sample(sent, 2_000)) port1.postMessage(data);
  const known: readonly SiteMessage[] = [
    { kind: 'balance' },
    { kind: 'rules' },
    { kind: 'pause' },
    { kind: 'resume' },
  ];
  for (const message of known) port1.postMessage({ ...message, stake: '100.00' });
  await vi.waitFor(() => expect(received.slice(-known.length)).toEqual(known));
  for (const message of received) expect(known).toContainEqual(message);
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  [undefined, 'dark'],
  ['sepia', 'dark'],
])('a page opened with the colours %s is %s', async (mode, worn) => {
  const ports = meeting();
  const { port2 } = new MessageChannel();
  dispatchMessage({ source: window.parent, origin: SITE, data: { ...OPEN, mode }, ports: [port2] });
  await vi.waitFor(() => expect(ports.map((port) => port.mode)).toEqual([worn]));
});
