import { type ChangeEvent, useId } from 'react';
import { shrinkPicture } from '#app/features/order/shrink-picture.ts';
import { pictureTypeOf, uploadPicture } from '#app/features/order/upload-picture.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { describedBy, FieldFrame } from '#app/kit/form/field-frame.tsx';
import { t } from './texts.ts';

export type PictureState =
  | { readonly is: 'none' }
  | { readonly is: 'uploading' }
  | { readonly is: 'done'; readonly pictureId: string }
  | { readonly is: 'refused'; readonly text: string }
  | { readonly is: 'failed'; readonly text: string; readonly file: File };

function wordsOf(state: PictureState): string {
  switch (state.is) {
    case 'none':
      return t('support.pictureHint');
    case 'uploading':
      return t('support.pictureUploading');
    case 'done':
      return t('support.pictureDone');
    case 'refused':
    case 'failed':
      return state.text;
    default:
      return state satisfies never;
  }
}

type PictureFieldProps = { readonly state: PictureState; readonly onState: (state: PictureState) => void };

/** One screenshot, handed in as soon as it is chosen; a failed upload says so here and can be tried again [8.14]. */
export function PictureField({ state, onState }: PictureFieldProps) {
  const id = useId();
  const upload = async (file: File) => {
    const type = pictureTypeOf(file);
    if (!type) return onState({ is: 'refused', text: t('support.pictureType') });
    onState({ is: 'uploading' });
    const small = await shrinkPicture(file, type);
    if (small === 'broken') return onState({ is: 'refused', text: t('support.pictureType') });
    if (small === 'large') return onState({ is: 'refused', text: t('support.pictureLarge') });
    await uploadPicture(small.blob, small.type, {
      onDone: (pictureId) => onState({ is: 'done', pictureId }),
      onFail: (error) =>
        onState({
          is: 'failed',
          file,
          text: t('support.pictureFailed', { reason: textOfError(error) }),
        }),
    });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) void upload(file);
  };
  const words = wordsOf(state);
  const isWrong = state.is === 'refused' || state.is === 'failed';
  const notes = isWrong ? { error: words } : { hint: words };
  return (
    <FieldFrame label={t('support.picture')} {...notes} controlId={id}>
      <input
        type="file"
        className="sr"
        accept="image/png,image/jpeg,image/webp"
        onChange={choose}
        {...describedBy(id, notes)}
      />
      <label className={buttonClass({ size: 'sm' })} htmlFor={id}>
        {t('support.choose')}
      </label>
      {state.is === 'failed' && (
        <Button size="sm" onClick={() => void upload(state.file)}>
          {t('support.pictureRetry')}
        </Button>
      )}
    </FieldFrame>
  );
}
