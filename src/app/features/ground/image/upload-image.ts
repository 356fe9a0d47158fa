import type { ImageId } from '#contract/care/support/image-schema.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import { callCore } from '#core-client/core.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Type of an image after it was prepared for upload. */
export type PreparedType = Exclude<ImageType, 'image/webp'>;
export type ImageType = (typeof TYPES)[number];
/** Image as the wire carries it: its type, and its bytes in base64. */
export type PreparedImage = { readonly type: PreparedType; readonly content: string };

/** Returns the type of a file when it is an image that can be uploaded. */
export const imageTypeOf = (file: Pick<Blob, 'type'>): ImageType | null =>
  TYPES.find((type) => type === file.type) ?? null;

const CHUNK = 32_768;

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}

/** Encodes the bytes of an image in the wire format. */
export const encodeImage = async (blob: Blob): Promise<string> =>
  base64Of(new Uint8Array(await blob.arrayBuffer()));

type Handlers = {
  readonly onDone: (imageId: ImageId) => void;
  /** A failed upload is shown here and nowhere else [8.14]. */
  readonly onFail: (error: AppError) => void;
};

/** Uploads an image for customer service. Never rejects: one of the two callbacks is called. */
export async function uploadImage(
  file: Blob,
  type: PreparedType,
  { onDone, onFail }: Handlers,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const content = await encodeImage(file);
    const { pictureId } = await callCore('support.upload', { type, content }, signal);
    onDone(pictureId);
  } catch (thrown) {
    onFail(toAppError(thrown));
  }
}
