import { useEffect } from 'react';
import { Spinner } from '#kit/feedback/loading.tsx';
import { MoneyIcon } from '#kit/icon/line/line-icon.tsx';
import { ImageWell } from './image-well.tsx';
import { t } from './texts.ts';
import type { ImageDraft } from './use-image.ts';

const BYTES_IN_KB = 1_000;

type ImagePickerProps = {
  readonly label: string;
  readonly draft: ImageDraft;
  readonly onChoose: (file: File) => void;
};

/** Chooses an image pasted anywhere on the page, while the field is mounted. */
function usePaste(onChoose: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      onChoose(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onChoose]);
}

const Preview = ({ draft }: { draft: Extract<ImageDraft, { is: 'ready' }> }) => (
  <figure className="pick__preview stack items-center gap-6">
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
  usePaste(onChoose);
  return (
    <ImageWell
      label={label}
      notes={draft.is === 'refused' ? { error: draft.text } : { hint: t('image.hint') }}
      chooseLabel={draft.is === 'ready' ? t('image.other') : t('image.choose')}
      onChoose={onChoose}
    >
      <Inside draft={draft} />
    </ImageWell>
  );
}
