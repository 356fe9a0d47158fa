import { shrinkImage } from './shrink-image.ts';
import { t } from './texts.ts';
import { encodeImage, imageTypeOf, type PreparedImage } from './upload-image.ts';
import { type FileChoice, useFileChoice } from './use-file-choice.ts';

type ReadyImage = {
  readonly is: 'ready';
  readonly proof: PreparedImage;
  readonly preview: string;
  readonly name: string;
  readonly bytes: number;
};

/** Image being prepared: chosen, scaled down, previewed, ready to be uploaded. */
export type ImageDraft = FileChoice<ReadyImage>;

const refused = (key: 'type' | 'large' | 'broken') => ({ is: 'refused', text: t(`image.${key}`) }) as const;

async function prepared(file: File): Promise<ReadyImage | ReturnType<typeof refused>> {
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

const prepare = (file: File) => prepared(file).catch(() => refused('broken'));

/** Manages the choice of one image; choosing another replaces it. */
export function useImage() {
  const { choice: draft, choose, clear } = useFileChoice(prepare);
  return { draft, choose, clear };
}
