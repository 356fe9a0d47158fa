import { useCall } from '#app/core-client/query.ts';
import { Spinner } from '#app/kit/feedback/spinner.tsx';
import type { PictureId } from '#contract/models/support-picture.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { t } from '../texts.ts';
import './pictures.css';

/** A picture that was handed in; it comes through the core, for nobody but who handed it in may have it. */
export function ShownPicture({ pictureId }: { pictureId: PictureId }) {
  const asked = useCall('support.picture', { pictureId });
  const picture = lastOf(asked);
  if (picture) {
    const src = `data:${picture.type};base64,${picture.content}`;
    return <img className="pic__shown" src={src} alt={t('picture.shown')} />;
  }
  return (
    <span className="pic__box">
      {failureOf(asked) === null ? (
        <Spinner size={20} label={t('picture.loading')} />
      ) : (
        <span className="cap t3">{t('picture.gone')}</span>
      )}
    </span>
  );
}
