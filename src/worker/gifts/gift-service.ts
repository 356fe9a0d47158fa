import { toAppError } from '#contract/errors.ts';
import type { GiftMovie, MovieLoad } from '#contract/models/gift-movie.ts';
import type { GiftAnswer, GiftRequest } from './gift-messages.ts';

type Load = (url: string, signal: AbortSignal) => Promise<GiftMovie<ImageBitmap>>;
type Answer = (answer: GiftAnswer, handOver: readonly ImageBitmap[]) => void;

const bitmapsOf = (load: MovieLoad<ImageBitmap>): readonly ImageBitmap[] =>
  load.is === 'loaded' ? load.movie.images.map(({ image }) => image) : [];

/** Answers the page's requests; a cancelled load is not answered and its bitmaps are closed. */
export function createGiftService(load: Load, answer: Answer): (request: GiftRequest) => Promise<void> {
  const running = new Map<number, AbortController>();

  const outcome = async (url: string, signal: AbortSignal): Promise<MovieLoad<ImageBitmap>> => {
    try {
      return { is: 'loaded', movie: await load(url, signal) };
    } catch (thrown) {
      const { code, kind, retry, detail } = toAppError(thrown);
      return { is: 'refused', error: { code, kind, retry, detail } };
    }
  };

  return async (request) => {
    if (request.is === 'cancel') {
      running.get(request.id)?.abort();
      return;
    }
    const abort = new AbortController();
    running.set(request.id, abort);
    const load = await outcome(request.url, abort.signal);
    running.delete(request.id);
    if (abort.signal.aborted) for (const bitmap of bitmapsOf(load)) bitmap.close();
    else answer({ id: request.id, load }, bitmapsOf(load));
  };
}
