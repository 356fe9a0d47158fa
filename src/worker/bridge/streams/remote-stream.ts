import { expose, proxy, transferHandlers } from 'comlink';
import { Observable } from 'rxjs';
import type { CoreApi } from '#worker/core-api.ts';
import type { Batch, Topic, Topics } from '#worker/topics.ts';

/** Ports at which callbacks of this realm are called, for as long as the callbacks live. */
const ports = new WeakMap<object, MessagePort>();

const handler = transferHandlers.get('proxy');
if (handler)
  handler.serialize = (callback) => {
    const { port1, port2 } = new MessageChannel();
    expose(callback, port1);
    ports.set(Object(callback), port1);
    return [port2, [port2]];
  };

/** Marks a function so that another realm calls it through a port instead of receiving a copy. */
const callbackOf = <Callback extends object>(callback: Callback): Callback => proxy(callback);

/** Closes the port of a callback whose caller is gone and can no longer release it. */
function closeCallback(callback: object): void {
  ports.get(callback)?.close();
}

/** Resolves when what was just set can have been seen: the next animation frame, or 250 ms later when hidden. */
export type NextFrame = () => Promise<void>;

/**
 * Opens a topic of the core as a stream of batches. The core receives the acknowledgement of a batch only after the next
 * frame, so at most one update per frame is in flight; the first batch is acknowledged at once, because it mostly reports a
 * loading state, and the loaded data would wait for a page that is busy starting. Unsubscribing waits for the stream to be
 * open, closes it, and only then releases the callback: closing earlier would leave it open in the core for ever. A dead
 * core releases nothing, so the callback’s port is closed here.
 * @param isReplaced whether the core has died or been ended, evaluated when the stream is unsubscribed
 */
export const remoteStream = <Name extends Topic>(
  core: Pick<CoreApi, 'openStream' | 'closeStream'>,
  topic: Name,
  params: Topics[Name]['params'],
  nextFrame: NextFrame,
  isReplaced?: () => boolean,
): Observable<Batch<Topics[Name]['item']>> =>
  new Observable((subscriber) => {
    let isFirst = true;
    const onBatch = callbackOf(async (batch: Batch<Topics[Name]['item']>) => {
      if (subscriber.closed) return;
      subscriber.next(batch);
      if (!isFirst) await nextFrame();
      isFirst = false;
    });
    const opened = core.openStream(topic, params, onBatch);
    opened.catch((error: unknown) => subscriber.error(error));
    return () => {
      if (isReplaced?.()) closeCallback(onBatch);
      else opened.then((id) => core.closeStream(id)).catch(() => undefined);
    };
  });
