import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import type { GiftMovie } from './formats/decode.ts';
import type { GiftAnswer } from './gift-messages.ts';
import { createGiftService } from './gift-service.ts';

const movie: GiftMovie<ImageBitmap> = {
  is: 'apng',
  width: 40,
  height: 30,
  durationMs: 100,
  frames: [],
  images: [],
  sounds: [],
};

function service(load: () => Promise<GiftMovie<ImageBitmap>> = async () => movie) {
  const answers: GiftAnswer[] = [];
  const canvas = { width: 1, height: 1 };
  const playing = { stopped: 0, finish: (): void => undefined };
  const serve = createGiftService<typeof canvas>({
    load,
    play: async (_canvas, _movie, onFinished) => {
      playing.finish = onFinished;
      return () => {
        playing.stopped += 1;
      };
    },
    answer: (answer) => answers.push(answer),
  });
  const play = () => serve({ is: 'play', id: 7, url: '/gifts/a.svga', canvas });
  const eventLog = () => answers.map(({ id, event }) => `${id} ${event.is}`);
  return { serve, play, playing, canvas, answers, words: eventLog };
}

test('a run plays, finishes once, and is then ended', async () => {
  const { play, playing, words, answers } = service();
  await play();
  expect(answers).toEqual([{ id: 7, event: { is: 'plays', sounds: [] } }]);
  playing.finish();
  playing.finish();
  expect(words()).toEqual(['7 plays', '7 over']);
  expect(playing.stopped).toBe(1);
});

test('a run cancelled while it loads is stopped without an event', async () => {
  let loaded: (movie: GiftMovie<ImageBitmap>) => void = () => undefined;
  const { serve, play, playing, words } = service(
    () =>
      new Promise((resolve) => {
        loaded = resolve;
      }),
  );
  const played = play();
  await serve({ is: 'stop', id: 7 });
  loaded(movie);
  await played;
  expect(words()).toEqual([]);
  expect(playing.stopped).toBe(1);
});

test('an animation that cannot be loaded is refused with its code', async () => {
  const { play, answers } = service(() => Promise.reject(appError('ANIMATION_MISSING')));
  await play();
  expect(answers).toMatchObject([{ id: 7, event: { is: 'refused', error: { code: 'ANIMATION_MISSING' } } }]);
});

test('the canvas of a run can be resized until the run ends', async () => {
  const { serve, play, canvas } = service();
  await play();
  await serve({ is: 'resize', id: 7, width: 640, height: 360 });
  expect(canvas).toEqual({ width: 640, height: 360 });
  await serve({ is: 'stop', id: 7 });
  await serve({ is: 'resize', id: 7, width: 1, height: 1 });
  expect(canvas).toEqual({ width: 640, height: 360 });
});
