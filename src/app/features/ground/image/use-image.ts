import { useEffect, useRef, useState } from 'react';
import { shrinkImage } from './shrink-image.ts';
import { t } from './texts.ts';
import { encodeImage, imageTypeOf, type PreparedImage } from './upload-image.ts';

/** Image being prepared: chosen, scaled down, previewed, ready to be uploaded. */
export type ImageDraft =
  | { readonly is: 'none' }
  | { readonly is: 'preparing' }
  | { readonly is: 'refused'; readonly text: string }
  | {
      readonly is: 'ready';
      readonly proof: PreparedImage;
      readonly preview: string;
      readonly name: string;
      readonly bytes: number;
    };

const refused = (key: 'type' | 'large' | 'broken'): ImageDraft => ({
  is: 'refused',
  text: t(`image.${key}`),
});

async function draftOf(file: File): Promise<ImageDraft> {
  const type = imageTypeOf(file);
  if (type === null) return refused('type');
  const small = await shrinkImage(file, type);
  if (small === 'broken') return refused('broken');
  if (small === 'large') return refused('large');
  return {
    is: 'ready',
    proof: { type: small.type, content: await encodeImage(small.blob) },
    preview: URL.createObjectURL(small.blob),
    name: file.name,
    bytes: small.blob.size,
  };
}

/** Manages the choice of one image; choosing another replaces it. */
export function useImage() {
  const [draft, setDraft] = useState<ImageDraft>({ is: 'none' });
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
