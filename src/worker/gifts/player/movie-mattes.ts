import type { MovieSprite } from '#contract/models/gift-movie.ts';

const isMatte = ({ imageKey }: MovieSprite): boolean => imageKey.includes('.matte');

/**
 * Can the player mask this movie? It masks the whole canvas by one matte, and only when mattes come first and nothing
 * but the masked sprites follows; with any other order it fails on every frame.
 */
export function masksWell(sprites: readonly MovieSprite[]): boolean {
  const mattes = sprites.filter(isMatte);
  const masked = sprites.slice(mattes.length);
  const key = masked[0]?.matteKey ?? '';
  return (
    sprites.slice(0, mattes.length).every(isMatte) &&
    mattes.some(({ imageKey }) => imageKey === key) &&
    masked.every(({ matteKey }) => matteKey === key)
  );
}
