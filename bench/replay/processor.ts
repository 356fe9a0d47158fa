/**
 * Lets Artillery's HTTP engine poll as our viewers do: seals and signs each request and opens each response with the
 * project's own wire code, keeps the client's interval between requests, and counts the messages.
 */
import * as v from 'valibot';
import { createPollProgress } from '#chat/core/polling/poll-state.ts';
import { calls } from '#contract/book/table.ts';
import { APP_VERSION } from '#contract/version.ts';
import { hashBody, newNonce, openAnswer, sealRequest, signRequest } from '#contract/wire/envelope.ts';
import { APP_KEY, APP_SECRET, SIGN_HEADER } from '#contract/wire/headers.ts';
import { watchLoad } from '#replay/measure/saturation.ts';
import { nodeEngine as engine } from '#sandbox/base/node-engine.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';

type Request = { url: string; body: string; headers: Record<string, string> };
type Response = { readonly body: string };
type VirtualViewer = {
  readonly device: string;
  readonly leavesAt: number;
  readonly pace: ReturnType<typeof createPollProgress>['pace'];
  nonce: string;
  afterSeq: number | null;
  requestedAt: number;
};
type Context = { readonly vars: Record<string, unknown> & { viewer?: VirtualViewer } };
type Metrics = { emit(event: 'counter', name: string, by: number): unknown };

const WAIT_MS = 20_000;
const PAGE_SIZE = 5_000;
const HISTORY_SIZE = 100;
const BUSY_PER_SECOND = 4;
const BUSY_SPACING_MS = 250;

const Sealed = v.object({ timestamp: v.string(), encrypted: v.string() });
const Page = v.object({
  data: v.object({ latestSeq: v.number(), list: v.array(v.object({ seq: v.number() })) }),
});

const { monotonic, wallClock } = deviceClock;
const { BENCH_ROOM: roomNo = '', BENCH_STAY_MS } = process.env;
const stayMs = Number(BENCH_STAY_MS);
const watch = watchLoad(monotonic);

/** The path for guests. */
const pathFor = (name: 'chat.history' | 'chat.offline'): string => {
  const { path } = calls[name];
  return typeof path === 'string' ? path : path.guest;
};

function viewerOf({ vars }: Context): VirtualViewer {
  vars.viewer ??= {
    device: newNonce(engine),
    leavesAt: monotonic() + stayMs,
    pace: createPollProgress().pace,
    nonce: '',
    afterSeq: null,
    requestedAt: 0,
  };
  return vars.viewer;
}

/** `beforeRequest`: makes the next request of a viewer. */
export async function seal(request: Request, context: Context): Promise<void> {
  const viewer = viewerOf(context);
  const { afterSeq, device } = viewer;
  const [path, input] =
    afterSeq === null
      ? [pathFor('chat.history'), { roomNo, beforeSeq: null, size: HISTORY_SIZE }]
      : [pathFor('chat.offline'), { roomNo, afterSeq, waitMs: WAIT_MS, size: PAGE_SIZE }];
  const [method, timestamp, nonce] = ['POST', String(wallClock()), newNonce(engine)];
  const encrypted = await sealRequest(
    engine,
    APP_SECRET,
    { method, path, nonce, timestamp },
    JSON.stringify(input),
  );
  const headers = {
    'client-type': 'web',
    'site-id': '5000',
    token: '',
    'agent-token': '',
    'device-uuid': device,
    version: APP_VERSION,
    'app-key': APP_KEY,
    nonce,
    timestamp,
    platform: 'browser',
    'accept-language': 'zh-CN',
    'risk-token': '',
  };
  const body = JSON.stringify({ encrypted });
  const bodyHash = await hashBody(engine, body);
  const sign = await signRequest(engine, APP_SECRET, { method, path, query: '', bodyHash, headers });
  request.url = new URL(path, request.url).href;
  request.body = body;
  request.headers = {
    ...request.headers,
    ...headers,
    [SIGN_HEADER]: sign,
    'content-type': 'application/json',
  };
  viewer.nonce = nonce;
  viewer.requestedAt = monotonic();
}

/** `afterResponse`: counts the messages of a response, and waits as long as the client does. */
export async function open(
  _: Request,
  response: Response,
  context: Context,
  metrics: Metrics,
): Promise<void> {
  const viewer = viewerOf(context);
  const { timestamp, encrypted } = v.parse(Sealed, JSON.parse(response.body));
  const text = await openAnswer(engine, APP_SECRET, { nonce: viewer.nonce, timestamp }, encrypted);
  const { latestSeq, list } = v.parse(Page, JSON.parse(text)).data;
  const { afterSeq, pace } = viewer;
  if (afterSeq === null) viewer.afterSeq = list.at(-1)?.seq ?? latestSeq;
  else {
    const newest = list.at(-1)?.seq ?? afterSeq;
    metrics.emit('counter', 'bench.delivered', list.length);
    metrics.emit('counter', 'bench.lost', newest - afterSeq - list.length);
    pace.note(list.length, monotonic());
    viewer.afterSeq = newest;
  }
  // A viewer that leaves reports whether the process was saturated until then, as `play` judges it.
  if (monotonic() >= viewer.leavesAt)
    metrics.emit('counter', 'bench.saturated', Number(watch.read().saturated));
  const spacing =
    pace.perSecond(monotonic()) > BUSY_PER_SECOND ? viewer.requestedAt + BUSY_SPACING_MS - monotonic() : 0;
  if (spacing > 0) await new Promise<void>((resolve) => setTimeout(resolve, spacing));
}

/** Keeps the page open for a while, through `whileTrue`. */
export const stays = (context: Context, next: (stays: boolean) => void): void =>
  next(monotonic() < viewerOf(context).leavesAt);
