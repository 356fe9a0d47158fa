import { Observable } from 'rxjs';
import type { CoreApi } from '#worker/core-api.ts';
import type { Batch, Topic, Topics } from '#worker/topics.ts';
import { callbackOf, closeCallback } from './callback-port.ts';

/** Resolves when what was just set can have been seen: the next animation frame, or 250 ms later when hidden. */
export type NextFrame = () => Promise<void>;

/**
 * A topic of the core as a stream of batches. The core gets the acknowledgement of a batch only after the next frame, so at
 * most one update a frame is in flight; that of the first batch at once, for it mostly says that something is being loaded,
 * and what was loaded would wait for a page that is busy beginning. Unsubscribing waits for the stream to be open, closes it, and only then lets
 * the callback go: closing earlier would leave it open in the core for ever. A core that is gone releases nothing, so the
 * callback's port is closed here.
 * @param isGone whether the core has died or been ended, asked when the stream is unsubscribed
 */
export const remoteStream = <Name extends Topic>(
  core: Pick<CoreApi, 'openStream' | 'closeStream'>,
  topic: Name,
  params: Topics[Name]['params'],
  nextFrame: NextFrame,
  isGone?: () => boolean,
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
      if (isGone?.()) closeCallback(onBatch);
      else opened.then((id) => core.closeStream(id)).catch(() => undefined);
    };
  });
