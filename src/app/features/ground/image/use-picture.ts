import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from './shrink-picture.ts';
import { t } from './texts.ts';
import { type HandedImage, pictureContent, pictureTypeOf } from './upload-picture.ts';

/** Image being prepared: chosen, scaled down, previewed, ready to be uploaded. */
export type PictureDraft =
  | { readonly is: 'none' }
  | { readonly is: 'preparing' }
  | { readonly is: 'refused'; readonly text: string }
  | {
      readonly is: 'ready';
      readonly proof: HandedImage;
      readonly preview: string;
      readonly name: string;
      readonly bytes: number;
    };

const refused = (key: 'type' | 'large' | 'broken'): PictureDraft => ({
  is: 'refused',
  text: t(`image.${key}`),
});

async function draftOf(file: File): Promise<PictureDraft> {
  const type = pictureTypeOf(file);
  if (type === null) return refused('type');
  const small = await shrinkPicture(file, type);
  if (small === 'broken') return refused('broken');
  if (small === 'large') return refused('large');
  return {
    is: 'ready',
    proof: { type: small.type, content: await pictureContent(small.blob) },
    preview: URL.createObjectURL(small.blob),
    name: file.name,
    bytes: small.blob.size,
  };
}

/** Manages the choice of one image; choosing another replaces it. */
export function usePicture() {
  const [draft, setDraft] = useState<PictureDraft>({ is: 'none' });
  const preview = draft.is === 'ready' ? draft.preview : null;

  useEffect(() => {
    if (preview === null) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  /** Counter of the current choice: a slower earlier one, or one of a screen that was left, is discarded. */
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
    setDraft({ is: 'preparing' });
    const next = await draftOf(file).catch(() => refused('broken'));
    if (mine === chosen.current) setDraft(next);
    else if (next.is === 'ready') URL.revokeObjectURL(next.preview);
  };
  const clear = () => {
    chosen.current += 1;
    setDraft({ is: 'none' });
  };
  return { draft, choose, clear };
}
