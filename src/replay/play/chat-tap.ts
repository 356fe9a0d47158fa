import * as v from 'valibot';
import { calls } from '#contract/calls/table.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { Heard, WireFetch } from '#worker/wire/wire-ports.ts';

const Question = v.object({ roomNo: v.string(), afterSeq: v.optional(v.number()) });
/** Of what a message says only which gifts become one row. */
const Content = v.object({ comboId: v.optional(v.string()), count: v.optional(v.number()) });
const Message = v.object({
  id: v.string(),
  seq: v.number(),
  clientMsgId: v.optional(v.string()),
  content: Content,
});
const Page = v.object({ latestSeq: v.number(), list: v.array(Message) });

const SUCCESS = 0;
const CHAT_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(calls['chat.history'].path),
  ...Object.values(calls['chat.offline'].path),
]);

export type TappedMessage = v.InferOutput<typeof Message>;

/** A page of chat as it came over the wire, before the client sifts, sorts and mends it. Times are monotonic ms. */
export type TappedPage = {
  readonly roomNo: string;
  /** Null on a page of history. */
  readonly afterSeq: number | null;
  readonly latestSeq: number;
  readonly list: readonly TappedMessage[];
  readonly tookMs: number;
  /** Since it came. */
  readonly waitedMs: number;
};

export type TapEars = {
  page(page: TappedPage): void;
  /** A request that brought no page: `network`, `http-503`, `code-429001` or `unreadable`. */
  trouble(kind: string): void;
};

type TapPorts = Pick<CorePorts, 'fetch' | 'monotonic'>;

/** A `fetch` that tells of requests that brought no answer. */
const troubled =
  ({ fetch }: TapPorts, ears: TapEars): WireFetch =>
  async (url, request) => {
    const response = await fetch(url, request).catch((thrown: unknown) => {
      if (!request.signal?.aborted) ears.trouble('network');
      throw thrown;
    });
    if (!response.ok) ears.trouble(`http-${response.status}`);
    return response;
  };

/** The page an exchange brought, or what was the trouble. */
function pageOf({ input, outcome, sentAt, receivedAt }: Heard, now: number): TappedPage | string {
  if (outcome !== null && outcome.code !== SUCCESS) return `code-${outcome.code}`;
  const [asked, told] = [v.safeParse(Question, input), v.safeParse(Page, outcome?.data)];
  if (!asked.success || !told.success) return 'unreadable';
  const { roomNo, afterSeq = null } = asked.output;
  return { roomNo, afterSeq, ...told.output, tookMs: receivedAt - sentAt, waitedMs: now - receivedAt };
}

function listen({ monotonic }: TapPorts, ears: TapEars, heard: Heard): void {
  if (!CHAT_PATHS.has(heard.path)) return;
  const page = pageOf(heard, monotonic());
  if (typeof page === 'string') ears.trouble(page);
  else ears.page(page);
}

/** Ports under which a core tells what pages of chat come to it, as they were when its wire had opened them. */
export const tapChat = (ports: TapPorts, ears: TapEars): Pick<CorePorts, 'fetch' | 'heard'> => ({
  fetch: troubled(ports, ears),
  heard: (heard) => listen(ports, ears, heard),
});
