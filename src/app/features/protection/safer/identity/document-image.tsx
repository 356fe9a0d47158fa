import { ImageWell } from '#app/features/ground/image/image-well.tsx';
import type { ImageDraft } from '#app/features/ground/image/use-image.ts';
import { Spinner } from '#kit/feedback/spinner.tsx';
import { LineIcon } from '#kit/icon/line/line-icon.tsx';
import { t } from './texts.ts';

interface DocumentImageProps {
  /** Label of the side. */
  side: string;
  draft: ImageDraft;
  /** Whether the platform already has an image of this side. */
  isUploaded: boolean;
  onChoose: (file: File) => void;
}

function Inside({ side, draft, isUploaded }: Omit<DocumentImageProps, 'onChoose'>) {
  if (draft.is === 'preparing') return <Spinner size={24} label={t('identity.preparing')} />;
  if (draft.is === 'ready') return <img src={draft.preview} alt={t('identity.chosen', { side })} />;
  return (
    <>
      <LineIcon name={isUploaded ? 'check-circle' : 'upload'} size={24} />
      <b className="sm">{isUploaded ? t('identity.chosen', { side }) : side}</b>
    </>
  );
}

/** Image of one side of a document: chosen or dropped, with a preview before it is submitted. */
export const DocumentImage = ({ side, draft, isUploaded, onChoose }: DocumentImageProps) => (
  <ImageWell
    label={side}
    className="identity-picture"
    wellClassName="identity-picture__well"
    notes={draft.is === 'refused' ? { error: draft.text } : {}}
    chooseLabel={t(draft.is === 'ready' || isUploaded ? 'identity.change' : 'identity.choose', { side })}
    onChoose={onChoose}
  >
    <Inside side={side} draft={draft} isUploaded={isUploaded} />
  </ImageWell>
);
