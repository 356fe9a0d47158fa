import { useMemo } from 'react';
import type { ImageId } from '#contract/care/support/image-schema.ts';
import { fromBase64 } from '#contract/units/bytes.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { Spinner } from '#kit/feedback/spinner.tsx';
import { DataImage } from '#kit/picture/data-image.tsx';
import { t } from '../texts.ts';
import './pictures.css';

/** Uploaded image; it is loaded through the core, as only its uploader may view it. */
export function UploadedImage({ pictureId }: { pictureId: ImageId }) {
  const asked = useCall('support.picture', { pictureId });
  const picture = lastOf(asked);
  const content = useMemo(() => (picture ? fromBase64(picture.content) : null), [picture]);
  if (picture && content) {
    return (
      <DataImage
        className="picture-box__shown"
        content={content}
        type={picture.type}
        alt={t('picture.shown')}
      />
    );
  }
  return (
    <span className="picture-box__box center gap-2">
      {failureOf(asked) === null ? (
        <Spinner size={20} label={t('picture.loading')} />
      ) : (
        <span className="cap t3">{t('picture.gone')}</span>
      )}
    </span>
  );
}
