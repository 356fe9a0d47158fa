import type { MovieEvent } from '#contract/community/gift/stage.ts';
import { toAppError } from '#contract/errors.ts';
import type { GiftMovie } from './formats/decode.ts';
import type { GiftAnswer, GiftRequest } from './gift-messages.ts';

type Movie = GiftMovie<ImageBitmap>;
/** Canvas a movie is drawn on; only its size matters here. */
type Canvas = { width: number; height: number };

export type GiftServicePorts<C extends Canvas> = {
  /** Throws AppError ANIMATION_MISSING, ANIMATION_TOO_LARGE, ANIMATION_BROKEN or CANCELLED. */
  readonly load: (url: string, signal: AbortSignal) => Promise<Movie>;
  /** Plays a movie once and closes its bitmaps; the returned function ends it earlier. */
  readonly play: (canvas: C, movie: Movie, onFinished: () => void) => Promise<() => void>;
  readonly answer: (answer: GiftAnswer) => void;
};

type Run<C> = { readonly canvas: C; readonly abort: AbortController; stop: () => void };
type PlayRequest<C> = Omit<Extract<GiftRequest, { is: 'play' }>, 'canvas'> & { readonly canvas: C };
type Request<C> = PlayRequest<C> | Exclude<GiftRequest, { is: 'play' }>;

/** Plays the runs the page requests, each on its canvas. No events are sent of a cancelled run. */
export function createGiftService<C extends Canvas>({ load, play, answer }: GiftServicePorts<C>) {
  const runs = new Map<number, Run<C>>();

  const emit = (id: number, event: MovieEvent): void => {
    if (runs.has(id)) answer({ id, event });
  };

  const end = (id: number): void => {
    const run = runs.get(id);
    runs.delete(id);
    run?.abort.abort();
    run?.stop();
  };

  const over = (id: number, event: MovieEvent): void => {
    emit(id, event);
    end(id);
  };

  const start = async ({ id, url, canvas }: PlayRequest<C>): Promise<void> => {
    const run: Run<C> = { canvas, abort: new AbortController(), stop: () => undefined };
    runs.set(id, run);
    const { signal } = run.abort;
    try {
      const movie = await load(url, signal);
      const stop = await play(canvas, movie, () => over(id, { is: 'over' }));
      if (signal.aborted) return stop();
      run.stop = stop;
      emit(id, { is: 'plays', sounds: movie.sounds });
    } catch (thrown) {
      const { code, kind, retry, detail } = toAppError(thrown);
      over(id, { is: 'refused', error: { code, kind, retry, detail } });
    }
  };

  const resize = (canvas: C | undefined, width: number, height: number): void => {
    if (canvas) Object.assign(canvas, { width, height });
  };

  return async (request: Request<C>): Promise<void> => {
    switch (request.is) {
      case 'play':
        return start(request);
      case 'resize':
        return resize(runs.get(request.id)?.canvas, request.width, request.height);
      case 'stop':
        return end(request.id);
    }
  };
}
