import { useMemo } from 'react';
import type { ImageId } from '#contract/care/support/image-schema.ts';
import { fromBase64 } from '#contract/units/bytes.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { Spinner } from '#kit/feedback/loading.tsx';
import { DataImage } from '#kit/image/data-image.tsx';
import { t } from '../texts.ts';
import './images.css';

/** Uploaded image; it is loaded through the core, as only its uploader may view it. */
export function UploadedImage({ imageId }: { imageId: ImageId }) {
  const query = useCall('support.picture', { pictureId: imageId });
  const image = lastOf(query);
  const content = useMemo(() => (image ? fromBase64(image.content) : null), [image]);
  if (image && content) {
    return (
      <DataImage
        className="picture-box__shown"
        content={content}
        type={image.type}
        alt={t('picture.shown')}
      />
    );
  }
  return (
    <span className="picture-box__box center gap-2">
      {failureOf(query) === null ? (
        <Spinner size={20} label={t('picture.loading')} />
      ) : (
        <span className="cap t3">{t('picture.gone')}</span>
      )}
    </span>
  );
}
