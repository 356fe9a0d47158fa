import type { ApngMovie } from '#worker/gifts/formats/apng/apng-movie.ts';
import { FrameComposer } from './frame-composer.ts';

/** Draws a movie as large as its canvas allows, in the middle. */
function fitInto(canvas: OffscreenCanvas, image: OffscreenCanvas): void {
  const context = canvas.getContext('2d');
  const scale = Math.min(canvas.width / image.width, canvas.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}

/** Plays an animated PNG once on a canvas by its frame times; a slow device skips frames, never time. */
export function playApng(
  canvas: OffscreenCanvas,
  movie: ApngMovie<ImageBitmap>,
  onFinished: () => void,
): () => void {
  const composer = new FrameComposer(movie);
  let handle = 0;
  let startedAt = -1;
  let frame = 0;
  let drawnWidth = 0;
  let drawnHeight = 0;

  const show = (): void => {
    const isResized = canvas.width !== drawnWidth || canvas.height !== drawnHeight;
    if (!composer.advanceTo(frame) && !isResized) return;
    drawnWidth = canvas.width;
    drawnHeight = canvas.height;
    fitInto(canvas, composer.canvas);
  };

  const tick = (now: number): void => {
    if (startedAt < 0) startedAt = now;
    const elapsedMs = now - startedAt;
    if (elapsedMs >= movie.durationMs) {
      onFinished();
      return;
    }
    while ((movie.frames[frame]?.endMs ?? Number.POSITIVE_INFINITY) <= elapsedMs) frame += 1;
    show();
    handle = requestAnimationFrame(tick);
  };

  const stop = (): void => {
    cancelAnimationFrame(handle);
    canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    for (const { image } of movie.images) image.close();
  };

  try {
    show();
  } catch (thrown) {
    stop();
    throw thrown;
  }
  handle = requestAnimationFrame(tick);
  return stop;
}
