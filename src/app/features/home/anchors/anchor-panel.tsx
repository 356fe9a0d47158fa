import { EmptyState } from '#app/kit/feedback/states.tsx';
import { AreaFailed } from '../area-failed.tsx';
import { t } from '../texts.ts';
import { AnchorCard } from './anchor-card.tsx';
import { AnchorsSkeleton } from './anchors-skeleton.tsx';
import { useAnchors } from './use-anchors.ts';

/** Every anchor, those on air first as the platform sends them. */
export function AnchorPanel() {
  const { data, error, isFetching, refetch } = useAnchors();
  if (data === undefined) {
    return error ? (
      <AreaFailed error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <AnchorsSkeleton count={12} />
    );
  }
  if (data.list.length === 0) {
    return <EmptyState title={t('home.noAnchors')} text={t('home.noAnchorsText')} illustration="mic" />;
  }
  return (
    <div className="anchors">
      {data.list.map((anchor) => (
        <AnchorCard key={anchor.anchorRoomId} anchor={anchor} />
      ))}
    </div>
  );
}
