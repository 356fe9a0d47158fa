import { useEffect, useRef, useState } from 'react';
import { AVATAR_SIDE } from '#contract/people/profile/constants.ts';
import { t } from '../texts.ts';
import type { Size } from './crop.ts';

/** Photo being prepared: chosen, opened, ready to be cropped. */
export type Photo =
  | { readonly is: 'none' }
  | { readonly is: 'preparing' }
  | { readonly is: 'refused'; readonly text: string }
  | { readonly is: 'ready'; readonly file: File; readonly src: string; readonly size: Size };

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const FILE_MAX_BYTES = 10_000_000;
const PIXELS_MAX = 40_000_000;

const refused = (key: 'wrongType' | 'tooLarge' | 'tooSmall' | 'broken'): Photo => ({
  is: 'refused',
  text: t(`avatar.${key}`),
});

async function photoOf(file: File): Promise<Photo> {
  if (!TYPES.includes(file.type)) return refused('wrongType');
  if (file.size > FILE_MAX_BYTES) return refused('tooLarge');
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return refused('broken');
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  if (size.width * size.height > PIXELS_MAX) return refused('tooLarge');
  if (Math.min(size.width, size.height) < AVATAR_SIDE.min) return refused('tooSmall');
  return { is: 'ready', file, src: URL.createObjectURL(file), size };
}

/** Manages the choice of one photo; choosing another replaces it. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo>({ is: 'none' });
  const src = photo.is === 'ready' ? photo.src : null;
  useEffect(() => {
    if (src === null) return;
    return () => URL.revokeObjectURL(src);
  }, [src]);

  /** Counter of the current choice: a slower earlier one, or one of a dialog that was closed, is discarded. */
  const chosen = useRef(0);
  useEffect(
    () => () => {
      chosen.current += 1;
    },
    [],
  );
  const choose = async (file: File) => {
    chosen.current += 1;
    const mine = chosen.current;
    setPhoto({ is: 'preparing' });
    const next = await photoOf(file);
    if (mine === chosen.current) setPhoto(next);
    else if (next.is === 'ready') URL.revokeObjectURL(next.src);
  };
  const clear = () => {
    chosen.current += 1;
    setPhoto({ is: 'none' });
  };
  return { photo, choose, clear };
}
