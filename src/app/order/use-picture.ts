import { useEffect, useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { pictureContent, pictureTypeOf } from '#app/link/upload.ts';
import type { Proof } from './deed.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture on its way: chosen, made small enough, in sight, ready to be handed in. */
export type PictureDraft =
  | { readonly is: 'none' }
  | { readonly is: 'preparing' }
  | { readonly is: 'refused'; readonly text: string }
  | {
      readonly is: 'ready';
      readonly proof: Proof;
      readonly preview: string;
      readonly name: string;
      readonly bytes: number;
    };

const refused = (key: 'proofType' | 'proofLarge' | 'proofBroken'): PictureDraft => ({
  is: 'refused',
  text: tLater(`order.${key}`),
});

async function draftOf(file: File): Promise<PictureDraft> {
  const type = pictureTypeOf(file);
  if (type === null) return refused('proofType');
  const small = await shrinkPicture(file, type);
  if (small === 'broken') return refused('proofBroken');
  if (small === 'large') return refused('proofLarge');
  return {
    is: 'ready',
    proof: { type: small.type, content: await pictureContent(small.blob) },
    preview: URL.createObjectURL(small.blob),
    name: file.name,
    bytes: small.blob.size,
  };
}

/** One picture being chosen; choosing another takes its place. */
export function usePicture() {
  const [draft, setDraft] = useState<PictureDraft>({ is: 'none' });
  const preview = draft.is === 'ready' ? draft.preview : null;

  useEffect(() => {
    if (preview === null) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const choose = async (file: File) => {
    setDraft({ is: 'preparing' });
    setDraft(await draftOf(file));
  };
  return { draft, choose, clear: () => setDraft({ is: 'none' }) };
}
