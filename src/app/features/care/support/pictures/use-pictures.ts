import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '#app/features/ground/image/shrink-picture.ts';
import { pictureTypeOf, uploadPicture } from '#app/features/ground/image/upload-picture.ts';
import type { PictureId } from '#contract/care/support/picture-schema.ts';
import type { AppError } from '#contract/errors.ts';
import { textOfError } from '#i18n/error-text.ts';
import { t } from '../texts.ts';

/** Progress of an image. */
type Progress =
  | { readonly is: 'preparing' }
  | { readonly is: 'sending'; readonly preview: string }
  | { readonly is: 'ready'; readonly preview: string; readonly pictureId: PictureId }
  /** Rejected file that is not a valid image. */
  | { readonly is: 'refused'; readonly text: string }
  /** Failed upload, which can be retried. */
  | { readonly is: 'failed'; readonly text: string };

export type PictureDraft = { readonly key: number; readonly file: File } & Progress;

export type Pictures = {
  readonly list: readonly PictureDraft[];
  /** Reason why an image was not accepted. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly ids: readonly PictureId[];
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
async function handIn(file: File, signal: AbortSignal, show: Show): Promise<void> {
  const type = pictureTypeOf(file);
  if (type === null) return show(refused('type'));
  show({ is: 'preparing' });
  // A browser that is short of memory decodes no image.
  const small = await shrinkPicture(file, type).catch(() => 'broken' as const);
  if (signal.aborted) return;
  if (small === 'broken' || small === 'large') return show(refused(small));
  const preview = URL.createObjectURL(small.blob);
  signal.addEventListener('abort', () => URL.revokeObjectURL(preview));
  show({ is: 'sending', preview });
  const onDone = (pictureId: PictureId) => show({ is: 'ready', preview, pictureId });
  await uploadPicture(small.blob, small.type, { onDone, onFail: (error) => show(failed(error)) }, signal);
}

/** Manages images attached to a text: uploaded as soon as they are chosen, at most `max`. */
export function usePictures(max: number): Pictures {
  const [list, setList] = useState<readonly PictureDraft[]>([]);
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
    void handIn(file, run.signal, (progress) => {
      if (run.signal.aborted) return;
      setList((now) => now.map((one) => (one.key === key ? { key, file, ...progress } : one)));
    });
  };
  const remove = (key: number) => {
    runs.current.get(key)?.abort();
    runs.current.delete(key);
    setProblem(undefined);
    setList((now) => now.filter((one) => one.key !== key));
  };
  return {
    list,
    problem,
    isBusy: list.some(({ is }) => is === 'preparing' || is === 'sending'),
    ids: list.flatMap((one) => (one.is === 'ready' ? [one.pictureId] : [])),
    add(files) {
      const taken = files.slice(0, max - list.length);
      setProblem(taken.length < files.length ? t('picture.many', { max }) : undefined);
      for (const file of taken) {
        lastKey.current += 1;
        const key = lastKey.current;
        setList((now) => [...now, { key, file, is: 'preparing' }]);
        start(key, file);
      }
    },
    remove,
    retry(key) {
      const one = list.find((each) => each.key === key);
      if (one) start(key, one.file);
    },
    clear() {
      for (const { key } of list) remove(key);
    },
  };
}
