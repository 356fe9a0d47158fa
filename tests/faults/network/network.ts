import type { SimulatedTime } from '../simulated-time.ts';
import type { Delivery, NetworkConditions } from './network-conditions.ts';

/** A server as the network reaches it: its answer's text. */
export type Server = (url: URL, init: RequestInit) => Promise<string>;

const PIECE_BYTES = 37;
const PIECE_MS = 40;
const PAGE = '<!doctype html><h1>502 Bad Gateway</h1>';

const cut = () => new TypeError('fetch failed');

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function corrupted(text: string, draw: () => number): string {
  const at = Math.floor(draw() * text.length);
  const other = text[at] === 'A' ? 'B' : 'A';
  return text.slice(0, at) + other + text.slice(at + 1);
}

/** Body delivered in pieces, which ends `closeMs` after the last one. */
function slowly(
  time: SimulatedTime,
  text: string,
  pieceMs: number,
  closeMs: number,
  signal?: AbortSignal | null,
) {
  const bytes = new TextEncoder().encode(text);
  const size = pieceMs > 0 ? PIECE_BYTES : bytes.length;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      for (let at = 0; at < bytes.length && !signal?.aborted; at += size) {
        if (pieceMs > 0) await time.after(pieceMs);
        if (!signal?.aborted) controller.enqueue(bytes.slice(at, at + size));
      }
      await time.after(closeMs);
      if (!signal?.aborted) controller.close();
    },
  });
}

type Network = {
  readonly time: SimulatedTime;
  readonly server: Server;
  readonly conditions: NetworkConditions;
  readonly draw: () => number;
};

/** Simulated `fetch` over a network with conditions: the effect on the platform and the delivered response are independent. */
export function simulatedFetch({ time, server, conditions, draw }: Network): typeof fetch {
  const lastResponses = new Map<string, string>();
  const respond = (text: string, { down }: Delivery, path: string, signal?: AbortSignal | null): Response => {
    const older = lastResponses.get(path) ?? text;
    lastResponses.set(path, text);
    switch (down) {
      case 'truncate':
        return new Response(text.slice(0, Math.floor(text.length * draw())));
      case 'corrupt':
        return new Response(corrupted(text, draw));
      case 'pieces':
        return new Response(slowly(time, text, PIECE_MS, 0, signal));
      case 'slowClose':
        return new Response(slowly(time, text, 0, 40_000 * draw(), signal));
      case 'html':
        return new Response(PAGE);
      case 'empty':
        return new Response('');
      case 'notObject':
        return new Response('7');
      case 'status':
        return new Response(PAGE, { status: 503 });
      case 'replayed':
        return new Response(older);
      default:
        return new Response(text);
    }
  };
  const travel = async (url: URL, init: RequestInit): Promise<Response> => {
    const bytes = typeof init.body === 'string' ? init.body.length : 0;
    const delivery = conditions({ host: url.host, path: url.pathname, bytes });
    await time.after(delivery.upMs);
    if (delivery.up === 'reset') throw cut();
    if (delivery.up === 'blackHole') return rejectOnAbort(null);
    const first = await server(url, init);
    const text = delivery.down === 'twice' ? await server(url, init) : first;
    await time.after(delivery.downMs);
    if (delivery.down === 'reset') throw cut();
    if (delivery.down === 'blackHole') return rejectOnAbort(null);
    return respond(text, delivery, url.pathname, init.signal);
  };
  return (input, init = {}) =>
    Promise.race([travel(new URL(String(input)), init), rejectOnAbort(init.signal)]);
}
