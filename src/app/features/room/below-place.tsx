import { useRestriction } from '#app/core-client/restriction.ts';
import { classNames } from '#app/kit/class-names.ts';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import { useContentBegun } from '#app/page/content-begun.ts';
import type { ShownContent } from './room-content.ts';
import './below-place.css';

const BelowPicture = lazyPart(() => import('./below-picture.tsx').then((file) => file.BelowPicture));

type Props = { readonly content: ShownContent; readonly theatre: boolean };

/** The place under the picture, which is kept while what fills it is on its way. */
export function BelowPlace({ content, theatre }: Props) {
  const begun = useContentBegun();
  const isFree = useRestriction() === null;
  const { detail, anchor } = content;
  const hasCourse = !theatre && detail !== null && detail.match.clock.phase !== 'upcoming';
  const hasCasters = !theatre && (anchor !== null || Boolean(detail?.match.anchors.length));
  return (
    <div
      className={classNames(
        'rm__below',
        hasCourse && 'rm__below--course',
        hasCasters && 'rm__below--casters',
        isFree && 'rm__below--giving',
      )}
    >
      {begun ? (
        <OptionalPart>
          <BelowPicture content={content} theatre={theatre} />
        </OptionalPart>
      ) : null}
    </div>
  );
}
