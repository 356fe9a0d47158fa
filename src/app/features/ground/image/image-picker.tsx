import { type ChangeEvent, type DragEvent, useEffect, useId } from 'react';
import { buttonClass } from '#kit/action/button-class.ts';
import { Spinner } from '#kit/feedback/spinner.tsx';
import { describedBy, FieldNote } from '#kit/form/field-frame.tsx';
import { MoneyIcon } from '#kit/icon/line/money-icon.tsx';
import { t } from './texts.ts';
import type { ImageDraft } from './use-image.ts';
import './image-picker.css';

const BYTES_IN_KB = 1_000;

type ImagePickerProps = {
  readonly label: string;
  readonly draft: ImageDraft;
  readonly onChoose: (file: File) => void;
};

const imageIn = (files: FileList | undefined): File | undefined => Array.from(files ?? []).at(0);

/** Chooses an image pasted anywhere on the page, while the field is mounted. */
function usePaste(onChoose: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = imageIn(event.clipboardData?.files);
      if (file === undefined) return;
      event.preventDefault();
      onChoose(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onChoose]);
}

const Preview = ({ draft }: { draft: Extract<ImageDraft, { is: 'ready' }> }) => (
  <figure className="pick__preview">
    <img src={draft.preview} alt={t('image.preview')} />
    <figcaption className="cap t3">
      {t('image.ready', { name: draft.name, size: Math.ceil(draft.bytes / BYTES_IN_KB) })}
    </figcaption>
  </figure>
);

function Inside({ draft }: { draft: ImageDraft }) {
  switch (draft.is) {
    case 'ready':
      return <Preview draft={draft} />;
    case 'preparing':
      return <Spinner size={24} label={t('image.preparing')} />;
    case 'none':
    case 'refused':
      return (
        <>
          <MoneyIcon name="upload" size={24} />
          <span className="cap t3">{t('image.drop')}</span>
        </>
      );
    default:
      return draft satisfies never;
  }
}

/** Field for one image: chosen, pasted or dropped, with a preview before the upload. */
export function ImagePicker({ label, draft, onChoose }: ImagePickerProps) {
  const id = useId();
  usePaste(onChoose);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = imageIn(target.files ?? undefined);
    // The same file may be chosen again after it was mended.
    target.value = '';
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = imageIn(event.dataTransfer.files);
    if (file) onChoose(file);
  };
  const notes = draft.is === 'refused' ? { error: draft.text } : { hint: t('image.hint') };
  return (
    <fieldset
      className="pick"
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className="pick__well">
        <Inside draft={draft} />
        <input
          type="file"
          className="sr"
          accept="image/png,image/jpeg,image/webp"
          onChange={choose}
          {...describedBy(id, notes)}
        />
        <label className={buttonClass({ size: 'sm' })} htmlFor={id}>
          {draft.is === 'ready' ? t('image.other') : t('image.choose')}
        </label>
      </div>
      <FieldNote controlId={id} {...notes} />
    </fieldset>
  );
}
