import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { useActing } from '#app/features/activity/head/use-acting.ts';
import { ticketText } from '#contract/activity/rules/ticket-number.ts';
import type { LotteryMethod } from '#contract/activity/schema/kinds/lottery.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { LotteryBody } from './lottery-body.tsx';
import { t } from './texts.ts';

function Known({ card, part }: OutputOf<'activity.lottery'>) {
  const acting = useActing(card.activityId, 'activity.lottery');
  const claim = async (way: LotteryMethod) => {
    const result = await acting.act({ does: 'takeTicket', way });
    if (result?.slot != null)
      showToast({ text: t('lottery.taken', { number: ticketText(result.slot) }), tone: 'ok' });
  };
  return <LotteryBody part={part} acting={acting} onClaim={(way) => void claim(way)} />;
}

/** The weekly public draw [1.03]. */
export function LotteryScreen() {
  const query = useCall('activity.lottery', {}, { refetchMs: REFRESH_MS['activity.lottery'] });
  return (
    <ActivityPart kind="lottery" of={query}>
      {(lottery) => <Known {...lottery} />}
    </ActivityPart>
  );
}
