import { imageTypeOf } from '#app/features/ground/image/upload-image.ts';
import { type FileChoice, useFileChoice } from '#app/features/ground/image/use-file-choice.ts';
import { AVATAR_SIDE } from '#contract/people/profile/constants.ts';
import { t } from '../texts.ts';
import type { Size } from './crop.ts';

type ReadyPhoto = {
  readonly is: 'ready';
  readonly file: File;
  readonly preview: string;
  readonly size: Size;
};

/** Photo being prepared: chosen, opened, ready to be cropped. */
export type Photo = FileChoice<ReadyPhoto>;

const FILE_MAX_BYTES = 10_000_000;
const PIXELS_MAX = 40_000_000;

const refused = (key: 'wrongType' | 'tooLarge' | 'tooSmall' | 'broken') =>
  ({ is: 'refused', text: t(`avatar.${key}`) }) as const;

async function prepare(file: File): Promise<ReadyPhoto | ReturnType<typeof refused>> {
  if (imageTypeOf(file) === null) return refused('wrongType');
  if (file.size > FILE_MAX_BYTES) return refused('tooLarge');
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return refused('broken');
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  if (size.width * size.height > PIXELS_MAX) return refused('tooLarge');
  if (Math.min(size.width, size.height) < AVATAR_SIDE.min) return refused('tooSmall');
  return { is: 'ready', file, preview: URL.createObjectURL(file), size };
}

/** Manages the choice of one photo; choosing another replaces it. */
export function usePhoto() {
  const { choice: photo, choose, clear } = useFileChoice(prepare);
  return { photo, choose, clear };
}
