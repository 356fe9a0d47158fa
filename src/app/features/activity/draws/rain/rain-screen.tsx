import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { useActing } from '#app/features/activity/head/use-acting.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { RainBody } from './rain-body.tsx';

function Known({ card, part }: OutputOf<'activity.rain'>) {
  const acting = useActing(card.activityId, 'activity.rain');
  return <RainBody part={part} acting={acting} />;
}

/** Red-packet rain: the contents of a window are fixed before it opens, and a member's share on entry [1.03]. */
export function RainScreen() {
  const query = useCall('activity.rain', {}, { refetchMs: REFRESH_MS['activity.rain'] });
  return (
    <ActivityPart kind="rain" of={query}>
      {(rain) => <Known {...rain} />}
    </ActivityPart>
  );
}
