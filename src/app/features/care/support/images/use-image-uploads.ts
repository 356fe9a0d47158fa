import { useEffect, useRef, useState } from 'react';
import { shrinkImage } from '#app/features/ground/image/shrink-image.ts';
import { imageTypeOf, uploadImage } from '#app/features/ground/image/upload-image.ts';
import type { ImageId } from '#contract/care/support/image-schema.ts';
import type { AppError } from '#contract/errors.ts';
import { textOfError } from '#i18n/error-text.ts';
import { t } from '../texts.ts';

/** Progress of an image. */
type Progress =
  | { readonly is: 'preparing' }
  | { readonly is: 'sending'; readonly preview: string }
  | { readonly is: 'ready'; readonly preview: string; readonly imageId: ImageId }
  /** Rejected file that is not a valid image. */
  | { readonly is: 'refused'; readonly text: string }
  /** Failed upload, which can be retried. */
  | { readonly is: 'failed'; readonly text: string };

export type ImageUpload = { readonly key: number; readonly file: File } & Progress;

export type ImageUploads = {
  readonly list: readonly ImageUpload[];
  /** Reason why an image was not accepted. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly ids: readonly ImageId[];
  add(files: readonly File[]): void;
  /** Removes an image; an upload in progress is aborted. */
  remove(key: number): void;
  retry(key: number): void;
  clear(): void;
};

type Show = (progress: Progress) => void;

const refused = (key: 'type' | 'broken' | 'large' | 'refused'): Progress => ({
  is: 'refused',
  text: t(`picture.${key}`),
});
const failed = (error: AppError): Progress =>
  error.code === 'PICTURE_REFUSED'
    ? refused('refused')
    : { is: 'failed', text: t('picture.failed', { reason: textOfError(error) }) };

/** Shrinks an image and uploads it; reports the progress until the signal aborts it. */
async function uploadFile(file: File, signal: AbortSignal, show: Show): Promise<void> {
  const type = imageTypeOf(file);
  if (type === null) return show(refused('type'));
  show({ is: 'preparing' });
  // A browser that is short of memory decodes no image.
  const small = await shrinkImage(file, type).catch(() => 'broken' as const);
  if (signal.aborted) return;
  if (small === 'broken' || small === 'large') return show(refused(small));
  const preview = URL.createObjectURL(small.blob);
  signal.addEventListener('abort', () => URL.revokeObjectURL(preview));
  show({ is: 'sending', preview });
  const onDone = (imageId: ImageId) => show({ is: 'ready', preview, imageId });
  await uploadImage(small.blob, small.type, { onDone, onFail: (error) => show(failed(error)) }, signal);
}

/** Manages images attached to a text: uploaded as soon as they are chosen, at most `max`. */
export function useImageUploads(max: number): ImageUploads {
  const [list, setList] = useState<readonly ImageUpload[]>([]);
  const [problem, setProblem] = useState<string>();
  const lastKey = useRef(0);
  const runs = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = runs.current;
    return () => {
      for (const run of running.values()) run.abort();
    };
  }, []);

  const start = (key: number, file: File) => {
    const run = new AbortController();
    runs.current.get(key)?.abort();
    runs.current.set(key, run);
    void uploadFile(file, run.signal, (progress) => {
      if (run.signal.aborted) return;
      setList((now) => now.map((image) => (image.key === key ? { key, file, ...progress } : image)));
    });
  };
  const remove = (key: number) => {
    runs.current.get(key)?.abort();
    runs.current.delete(key);
    setProblem(undefined);
    setList((now) => now.filter((image) => image.key !== key));
  };
  return {
    list,
    problem,
    isBusy: list.some(({ is }) => is === 'preparing' || is === 'sending'),
    ids: list.flatMap((image) => (image.is === 'ready' ? [image.imageId] : [])),
    add(files) {
      const accepted = files.slice(0, max - list.length);
      setProblem(accepted.length < files.length ? t('picture.many', { max }) : undefined);
      for (const file of accepted) {
        lastKey.current += 1;
        const key = lastKey.current;
        setList((now) => [...now, { key, file, is: 'preparing' }]);
        start(key, file);
      }
    },
    remove,
    retry(key) {
      const image = list.find((each) => each.key === key);
      if (image) start(key, image.file);
    },
    clear() {
      for (const { key } of list) remove(key);
    },
  };
}
