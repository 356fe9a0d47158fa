import { type ChangeEvent, type DragEvent, useId } from 'react';
import type { ImageDraft } from '#app/features/ground/image/use-image.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Spinner } from '#kit/feedback/spinner.tsx';
import { describedBy, FieldNote } from '#kit/form/field-frame.tsx';
import { LineIcon } from '#kit/icon/line/line-icon.tsx';
import { t } from './texts.ts';

interface DocumentImageProps {
  /** Label of the side. */
  side: string;
  draft: ImageDraft;
  /** Whether the platform already has an image of this side. */
  isKept: boolean;
  onChoose: (file: File) => void;
}

function Inside({ side, draft, isKept }: Omit<DocumentImageProps, 'onChoose'>) {
  if (draft.is === 'preparing') return <Spinner size={24} label={t('identity.preparing')} />;
  if (draft.is === 'ready') return <img src={draft.preview} alt={t('identity.chosen', { side })} />;
  return (
    <>
      <LineIcon name={isKept ? 'check-circle' : 'upload'} size={24} />
      <b className="sm">{isKept ? t('identity.chosen', { side }) : side}</b>
    </>
  );
}

/** Image of one side of a document: chosen or dropped, with a preview before it is submitted. */
export function DocumentImage({ side, draft, isKept, onChoose }: DocumentImageProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it was mended.
    if (file) onChoose(file);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  const notes = draft.is === 'refused' ? { error: draft.text } : {};
  const isThere = draft.is === 'ready' || isKept;
  return (
    <fieldset
      className="idpic"
      aria-label={side}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className="idpic__well">
        <Inside side={side} draft={draft} isKept={isKept} />
        <input
          type="file"
          className="sr"
          accept="image/png,image/jpeg,image/webp"
          onChange={choose}
          {...describedBy(id, notes)}
        />
        <label className={buttonClass({ size: 'sm' })} htmlFor={id}>
          {t(isThere ? 'identity.change' : 'identity.choose', { side })}
        </label>
      </div>
      <FieldNote controlId={id} {...notes} />
    </fieldset>
  );
}
