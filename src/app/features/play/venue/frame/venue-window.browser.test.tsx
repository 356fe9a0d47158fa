import fc from 'fast-check';
import { useRef } from 'react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { VenueLaunch } from '#contract/play/venue/schema.ts';
import { FRAME_VERSION, type VenueMessage } from '#contract/play/venue/venue-frame.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { useVenuePort } from './venue-window.tsx';

const VENUE = 'http://venue.localhost:4000';
const TICKET = 'a1'.repeat(32);
const READY = { kind: 'ready', version: FRAME_VERSION };
const Ready = v.object({ kind: v.literal('ready'), version: v.literal(FRAME_VERSION) });
const LAUNCH = v.parse(VenueLaunch, {
  sessionId: 'visit-1',
  url: `${VENUE}/venue/play`,
  ticket: TICKET,
  line: 1,
});

type Received = { readonly messages: VenueMessage[]; reloads: number };

/** Renders an empty page in place of the venue's: it is reachable, so that messages sent to it can be checked. */
function Framed({ received }: { readonly received: Received }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useVenuePort(frame, LAUNCH, {
    reloaded: () => {
      received.reloads += 1;
    },
    message: (message) => received.messages.push(message),
  });
  return <iframe ref={frame} title="venue" />;
}

function framed() {
  const received: Received = { messages: [], reloads: 0 };
  mount(<Framed received={received} />);
  const venue = [...document.querySelectorAll('iframe')].at(-1)?.contentWindow;
  if (!venue) throw new Error('the frame has no window');
  const sent: unknown[][] = [];
  Object.assign(venue, { postMessage: (...args: unknown[]) => sent.push(args) });
  return { heard: received, venue, sent };
}

const dispatchMessage = (source: Window | null, origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { source, origin, data }));

const origins = fc.oneof(
  fc.constantFrom(
    VENUE,
    location.origin,
    'null',
    '',
    '*',
    `${VENUE}/`,
    `${VENUE}.other.example`,
    VENUE.replace('4000', '4001'),
    VENUE.replace('http:', 'https:'),
    VENUE.replace('venue', 'venue-2'),
  ),
  fc.webUrl(),
);
const kinds = fc.constantFrom('ready', 'open', 'opened', 'balance', 'lost', 'shown', 'token');
const windowMessages = fc.oneof(
  fc.constant(READY),
  fc.record({ kind: kinds, version: fc.oneof(fc.integer(), fc.anything()), ticket: fc.string() }),
  fc.anything(),
);

test('[3.02] the ticket is sent only to the launched window and origin', () => {
  const { venue, sent, heard } = framed();
  const sources = fc.constantFrom(venue, window, window.parent, null);
  fc.assert(
    fc.property(sources, origins, windowMessages, (source, origin, data) => {
      const isLaunched = source === venue && origin === VENUE;
      fc.pre(!(isLaunched && v.is(Ready, data)));
      dispatchMessage(source, origin, data);
      expect(sent).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
  expect(heard).toEqual({ messages: [], reloads: 0 });
  dispatchMessage(venue, VENUE, READY);
  const open = { kind: 'open', version: FRAME_VERSION, ticket: TICKET, mode: 'dark' };
  expect(sent).toEqual([[open, VENUE, [expect.any(MessagePort)]]]);
  dispatchMessage(venue, VENUE, READY);
  expect(sent).toHaveLength(1);
  expect(heard.reloads).toBe(1);
});

const KNOWN: readonly VenueMessage[] = [
  ...(['opened', 'balance', 'started', 'ended', 'close'] as const).map((kind) => ({ kind })),
  ...(['ticket', 'session', 'offline'] as const).map((why) => ({ kind: 'lost' as const, why })),
  ...[0, 1_790_000_000_000, null].map((at) => ({ kind: 'shown' as const, at })),
];
const portMessages = fc.oneof(
  fc.record({
    kind: fc.oneof(kinds, fc.string()),
    why: fc.oneof(fc.constantFrom('ticket', 'money'), fc.jsonValue()),
  }),
  fc.record({ kind: fc.constantFrom('balance', 'ended'), balance: fc.string(), token: fc.string() }),
  fc.jsonValue(),
);

test('a venue’s page is given the colours of the site', () => {
  const { dataset } = document.documentElement;
  const before = dataset.mode;
  dataset.mode = 'light';
  const { venue, sent } = framed();
  dispatchMessage(venue, VENUE, READY);
  expect(sent[0]?.[0]).toMatchObject({ mode: 'light' });
  if (before === undefined) delete dataset.mode;
  else dataset.mode = before;
});

test('[3.02] the venue’s port accepts only messages of the contract', async () => {
  const { venue, sent, heard } = framed();
  dispatchMessage(venue, VENUE, READY);
  const transferred = sent[0]?.[2];
  const port: unknown = Array.isArray(transferred) ? transferred[0] : null;
  if (!(port instanceof MessagePort)) throw new Error('no port was handed over');
  for (const data of fc.sample(portMessages, 2_000)) port.postMessage(data);
  for (const message of KNOWN) port.postMessage({ ...message, token: 'x', amount: '9999.00' });
  await vi.waitFor(() => expect(heard.messages.slice(-KNOWN.length)).toEqual(KNOWN));
  for (const message of heard.messages) expect(KNOWN).toContainEqual(message);
  expect(heard.reloads).toBe(0);
});
