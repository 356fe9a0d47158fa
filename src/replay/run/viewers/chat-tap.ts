import * as v from 'valibot';
import { calls } from '#contract/book/table.ts';
import { ChatMessage, GiftContentWire } from '#contract/community/chat-message/schema.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { RoundTrip, WireFetch } from '#worker/wire/wire-ports.ts';

const { 'chat.history': history, 'chat.offline': offline } = calls;
const { id, seq, clientMsgId } = ChatMessage.pipe[0].entries;

/** The contract's fields that are measured; the rest of a message is not parsed a second time for each viewer. */
const Message = v.object({
  id,
  seq,
  clientMsgId,
  content: v.object({
    ...v.partial(v.pick(GiftContentWire, ['comboId', 'count'])).entries,
    text: v.optional(v.string()),
  }),
});
const Request = v.object({
  roomNo: offline.request.entries.roomNo,
  afterSeq: v.optional(offline.request.entries.afterSeq),
});
const Page = v.object({ latestSeq: history.response.entries.latestSeq, list: v.array(Message) });

const SUCCESS = 0;
const CHAT_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(history.path),
  ...Object.values(offline.path),
]);

/** A message of a tapped page. */
export type TappedMessage = v.InferOutput<typeof Message>;

/** Page of chat as received over the wire, before the client filters, sorts and completes it. Times are monotonic ms. */
export type TappedPage = {
  readonly roomNo: string;
  /** Null on a page of history. */
  readonly afterSeq: number | null;
  readonly latestSeq: number;
  readonly list: readonly TappedMessage[];
  readonly tookMs: number;
  /** Since the response arrived. */
  readonly waitedMs: number;
};

/** Callbacks of a tap. */
export type TapHandlers = {
  page(page: TappedPage): void;
  /** A request brought no page: `network`, `http-503`, `code-429001` or `unreadable`. */
  pollFailed(kind: string): void;
};

type TapPorts = Pick<CorePorts, 'fetch' | 'monotonic'>;

/** Wraps `fetch` so that requests without a successful response are reported. */
const reportErrors =
  ({ fetch }: TapPorts, handlers: TapHandlers): WireFetch =>
  async (url, request) => {
    const response = await fetch(url, request).catch((thrown: unknown) => {
      if (!request.signal?.aborted) handlers.pollFailed('network');
      throw thrown;
    });
    if (!response.ok) handlers.pollFailed(`http-${response.status}`);
    return response;
  };

/** The page that an exchange brought, or the kind of its failure. */
function pageOf({ input, outcome, sentAt, receivedAt }: RoundTrip, now: number): TappedPage | string {
  if (outcome !== null && outcome.code !== SUCCESS) return `code-${outcome.code}`;
  const [request, page] = [v.safeParse(Request, input), v.safeParse(Page, outcome?.data)];
  if (!request.success || !page.success) return 'unreadable';
  const { roomNo, afterSeq = null } = request.output;
  return { roomNo, afterSeq, ...page.output, tookMs: receivedAt - sentAt, waitedMs: now - receivedAt };
}

function tapExchange({ monotonic }: TapPorts, handlers: TapHandlers, roundTrip: RoundTrip): void {
  if (!CHAT_PATHS.has(roundTrip.path)) return;
  const page = pageOf(roundTrip, monotonic());
  if (typeof page === 'string') handlers.pollFailed(page);
  else handlers.page(page);
}

/** Creates ports under which a core reports every page of chat that its wire has opened. */
export const tapChat = (
  ports: TapPorts,
  handlers: TapHandlers,
): Pick<CorePorts, 'fetch' | 'onRoundTrip'> => ({
  fetch: reportErrors(ports, handlers),
  onRoundTrip: (roundTrip) => tapExchange(ports, handlers, roundTrip),
});
