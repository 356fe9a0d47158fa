import * as v from 'valibot';
import { calls } from '#contract/calls/table.ts';
import { APP_SECRET } from '#contract/constants.ts';
import { openAnswer, openRequest } from '#contract/wire/envelope.ts';
import type { CorePorts } from '#worker/core-ports.ts';

const Sealed = v.object({ encrypted: v.string() });
const SealedAnswer = v.object({ timestamp: v.string(), encrypted: v.string() });
const Question = v.object({ roomNo: v.string(), afterSeq: v.optional(v.number()) });
/** Of what a message says only which gifts become one row. */
const Content = v.object({ comboId: v.optional(v.string()), count: v.optional(v.number()) });
const Message = v.object({
  id: v.string(),
  seq: v.number(),
  clientMsgId: v.optional(v.string()),
  content: Content,
});
const Outcome = v.object({
  code: v.number(),
  data: v.nullable(v.object({ latestSeq: v.number(), list: v.array(Message) })),
});

const SUCCESS = 0;
const OLDER: readonly string[] = Object.values(calls['chat.history'].path);
const NEWER: readonly string[] = Object.values(calls['chat.offline'].path);

export type TappedMessage = v.InferOutput<typeof Message>;

/** A page of chat as it came over the wire, before the client sifts, sorts and mends it. Times are monotonic ms. */
export type TappedPage = {
  readonly roomNo: string;
  /** Null on a page of history. */
  readonly afterSeq: number | null;
  readonly latestSeq: number;
  readonly list: readonly TappedMessage[];
  readonly tookMs: number;
};

export type TapEars = {
  page(page: TappedPage): void;
  /** A request that brought no page: `network`, `http-503`, `code-429001` or `unreadable`. */
  trouble(kind: string): void;
};

type TapPorts = Pick<CorePorts, 'fetch' | 'engine' | 'monotonic'>;
type Exchange = {
  readonly path: string;
  readonly headers: Headers;
  readonly request: string;
  readonly answer: string;
};

/** @throws when request or answer is no sealed chat page. */
async function opened({ engine }: TapPorts, { path, headers, request, answer }: Exchange) {
  const nonce = headers.get('nonce') ?? '';
  const timestamp = headers.get('timestamp') ?? '';
  const asked = v.parse(Sealed, JSON.parse(request));
  const told = v.parse(SealedAnswer, JSON.parse(answer));
  const [question, outcome] = await Promise.all([
    openRequest(engine, APP_SECRET, { method: 'POST', path, nonce, timestamp }, asked.encrypted),
    openAnswer(engine, APP_SECRET, { nonce, timestamp: told.timestamp }, told.encrypted),
  ]);
  return {
    question: v.parse(Question, JSON.parse(question)),
    outcome: v.parse(Outcome, JSON.parse(outcome)),
  };
}

async function listen(ports: TapPorts, ears: TapEars, exchange: Exchange, tookMs: number): Promise<void> {
  try {
    const { question, outcome } = await opened(ports, exchange);
    if (outcome.code !== SUCCESS || outcome.data === null) return ears.trouble(`code-${outcome.code}`);
    const { roomNo, afterSeq = null } = question;
    ears.page({ roomNo, afterSeq, ...outcome.data, tookMs });
  } catch {
    ears.trouble('unreadable');
  }
}

/** A `fetch` that tells what pages of chat pass through it; everything else it only lets through. */
export function tapChat(ports: TapPorts, ears: TapEars): typeof fetch {
  return async (input, init = {}) => {
    const path = new URL(String(input)).pathname;
    const tapped = NEWER.includes(path) || OLDER.includes(path);
    const sentAt = ports.monotonic();
    const response = await ports.fetch(input, init).catch((thrown: unknown) => {
      if (!init.signal?.aborted) ears.trouble('network');
      throw thrown;
    });
    if (!response.ok) ears.trouble(`http-${response.status}`);
    if (!tapped || !response.ok || typeof init.body !== 'string') return response;
    const answer = await response.text();
    const headers = new Headers(init.headers);
    const exchange = { path, headers, request: init.body, answer };
    await listen(ports, ears, exchange, ports.monotonic() - sentAt);
    const { status } = response;
    return new Response(answer, { status, headers: response.headers });
  };
}
