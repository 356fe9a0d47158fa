import { textOfError } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { EmptyState, ErrorState } from '#app/kit/feedback/states.tsx';
import type { Query } from '#app/link/query.ts';
import { AnchorCard } from './anchor-card.tsx';
import { CardsSkeleton } from './home-skeleton.tsx';

/** Every anchor, those on air first as the platform sends them. */
export function AnchorGrid({ query }: { query: Query<'live.anchors'> }) {
  if (query.data === undefined && query.error) {
    return (
      <ErrorState
        title={t('common.errorTitle')}
        text={textOfError(query.error)}
        action={
          <Button variant="primary" loading={query.isFetching} onClick={() => query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (query.data === undefined) return <CardsSkeleton />;
  if (query.data.list.length === 0) return <EmptyState title={t('home.noAnchors')} illustration="mic" />;
  return (
    <div className="anchors">
      {query.data.list.map((anchor) => (
        <AnchorCard key={anchor.anchorRoomId} anchor={anchor} />
      ))}
    </div>
  );
}
