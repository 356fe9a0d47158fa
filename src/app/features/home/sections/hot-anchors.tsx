import { EmptyState } from '#app/kit/feedback/states.tsx';
import { AnchorCard } from '../anchors/anchor-card.tsx';
import { AnchorsSkeleton } from '../anchors/anchors-skeleton.tsx';
import { useAnchors } from '../anchors/use-anchors.ts';
import { AreaFailed } from '../area-failed.tsx';
import { t } from '../texts.ts';

const SHOWN = 6;

/** The anchors on air most people watch, in one row. */
export function HotAnchors() {
  const { data, error, isFetching, refetch } = useAnchors();
  if (data === undefined) {
    return error ? (
      <AreaFailed error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <AnchorsSkeleton count={SHOWN} />
    );
  }
  const onAir = data.list
    .filter(({ status }) => status === 'live')
    .toSorted((left, right) => right.viewers - left.viewers)
    .slice(0, SHOWN);
  if (onAir.length === 0) {
    return <EmptyState title={t('home.noAnchors')} text={t('home.noAnchorsText')} illustration="mic" />;
  }
  return (
    <div className="anchors hs">
      {onAir.map((anchor) => (
        <AnchorCard key={anchor.anchorRoomId} anchor={anchor} />
      ))}
    </div>
  );
}
