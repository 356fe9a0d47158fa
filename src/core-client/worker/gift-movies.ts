import type { MovieEvent } from '#contract/community/gift/stage.ts';
import { clientError } from '#contract/errors.ts';
import giftScript from '#worker/gifts/gift-entry.ts?worker&url';
import type { GiftAnswer, GiftRequest } from '#worker/gifts/gift-messages.ts';
import { openWorker } from './open-worker.ts';

type Listener = (event: MovieEvent) => void;

/** One play of an animation. */
export type MovieRun = {
  /** Sets the size of its canvas, px. */
  fit(size: { readonly width: number; readonly height: number }): void;
  /** Stops it; no more events are sent. */
  stop(): void;
};

const runs = new Map<number, Listener>();
let worker: Worker | null = null;
let lastId = 0;

function broken(): MovieEvent {
  const { code, kind, retry, detail } = clientError('ANIMATION_BROKEN');
  return { is: 'refused', error: { code, kind, retry, detail } };
}

function pass({ id, event }: GiftAnswer): void {
  const listener = runs.get(id);
  if (event.is !== 'plays') runs.delete(id);
  listener?.(event);
}

/** A worker that broke is dropped: what it played is refused, the next gift starts another. */
function dropWorker(): void {
  worker?.terminate();
  worker = null;
  for (const id of [...runs.keys()]) pass({ id, event: broken() });
}

/**
 * Returns the worker for gifts, which is separate so that neither decoding nor drawing one delays the chat. Started with
 * the first gift.
 */
function giftWorker(): Worker {
  if (worker) return worker;
  const started = openWorker(giftScript);
  started.onmessage = ({ data }: MessageEvent<GiftAnswer>) => pass(data);
  started.onerror = dropWorker;
  worker = started;
  return started;
}

/** Plays an animation once, off the main thread, on a transferred canvas. Results are reported as events, never thrown. */
export function playMovie(url: string, canvas: OffscreenCanvas, listener: Listener): MovieRun {
  lastId += 1;
  const id = lastId;
  const send = (request: GiftRequest, transfer: Transferable[] = []): void =>
    giftWorker().postMessage(request, transfer);
  const sendIfRunning = (request: GiftRequest): void => {
    if (runs.has(id)) send(request);
  };
  runs.set(id, listener);
  send({ is: 'play', id, url: new URL(url, location.href).href, canvas }, [canvas]);
  return {
    fit: ({ width, height }) => sendIfRunning({ is: 'resize', id, width, height }),
    stop: () => {
      sendIfRunning({ is: 'stop', id });
      runs.delete(id);
    },
  };
}
