import { appError } from '#contract/errors.ts';
import type { MovieLoad } from '#contract/models/gift-movie.ts';
import type { GiftAnswer, GiftRequest } from '#worker/gifts/gift-messages.ts';

type Settle = (load: MovieLoad<ImageBitmap>) => void;

const waiting = new Map<number, Settle>();
let worker: Worker | null = null;
let lastId = 0;

const refused = (code: 'ANIMATION_BROKEN' | 'CANCELLED'): MovieLoad<ImageBitmap> => {
  const { kind, retry, detail } = appError(code);
  return { is: 'refused', error: { code, kind, retry, detail } };
};

const settle = (id: number, load: MovieLoad<ImageBitmap>) => {
  waiting.get(id)?.(load);
  waiting.delete(id);
};

/** A decoder that broke is dropped: what waited is refused, the next gift starts another. */
function dropWorker(): void {
  worker?.terminate();
  worker = null;
  for (const id of waiting.keys()) settle(id, refused('ANIMATION_BROKEN'));
}

/** Gifts have a worker of their own, so that decoding one never holds up the chat. Started with the first gift. */
function giftWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('../../worker/gifts/gift-entry.ts', import.meta.url), {
    type: 'module',
  });
  started.onmessage = ({ data }: MessageEvent<GiftAnswer>) => settle(data.id, data.load);
  started.onerror = dropWorker;
  worker = started;
  return started;
}

/** Fetches and decodes an animation off the main thread. Never rejects. */
export function loadMovie(url: string, signal: AbortSignal): Promise<MovieLoad<ImageBitmap>> {
  lastId += 1;
  const id = lastId;
  const tell = (request: GiftRequest) => giftWorker().postMessage(request);
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    signal.addEventListener('abort', () => {
      if (!waiting.has(id)) return;
      tell({ is: 'cancel', id });
      settle(id, refused('CANCELLED'));
    });
    tell({ is: 'load', id, url: new URL(url, location.href).href });
  });
}
