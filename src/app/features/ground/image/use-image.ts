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

type RefusedImage = { readonly is: 'refused'; readonly text: string };

const refused = (key: 'type' | 'large' | 'broken'): RefusedImage => ({
  is: 'refused',
  text: t(`image.${key}`),
});

async function prepared(file: File): Promise<ReadyImage | RefusedImage> {
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

/** Sends an image as soon as it is prepared. Never rejects; returns the refusal, if there was one. */
export type SendImage = (image: PreparedImage) => Promise<RefusedImage | null>;

const sendLater: SendImage = () => Promise.resolve(null);

/** Manages the choice of one image; choosing another replaces it. */
export function useImage(send = sendLater) {
  const {
    choice: draft,
    choose,
    clear,
  } = useFileChoice(async (file) => {
    const image = await prepare(file);
    if (image.is === 'refused') return image;
    const refusal = await send(image.proof);
    if (refusal !== null) URL.revokeObjectURL(image.preview);
    return refusal ?? image;
  });
  return { draft, choose, clear };
}
