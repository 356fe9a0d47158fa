import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { MoreRows, useGrowing } from '#app/page/list/more-rows.tsx';
import type { VipChange } from '#contract/rewards/vip/schema.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute } from '#contract/units/time.ts';
import { useCall } from '#core-client/query.ts';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { shortYuan } from '../short-yuan.ts';
import { t } from '../texts.ts';

const STEPS = { first: 6, step: 12, most: 100 };

function whyOf({ why, deposits, turnover, kept, until }: VipChange): string {
  const whole = (amount: bigint) => shortYuan(amount - (amount % 100n));
  if (why === 'given') return until === null ? '' : t('vip.givenUntil', { day: siteDayOf(until) });
  if (why === 'fall') return t('vip.fallBy', { kept: whole(kept ?? 0n) });
  return t('vip.riseBy', { deposits: whole(deposits), turnover: whole(turnover) });
}

const Row = ({ change }: { change: VipChange }) => (
  <li className="vip-change">
    <div className="grow">
      <b>{t('vip.change', { from: change.from, to: change.to })}</b>
      <span className="cap t3">{whyOf(change)}</span>
    </div>
    <div className="vip-change__when">
      <span className="sm">{t(`vip.${change.why}`)}</span>
      <span className="cap t3 num">{`${siteDayOf(change.at)} ${hourMinute(change.at)}`}</span>
    </div>
  </li>
);

/** Grade changes with their reasons, newest first. */
export function GradeHistory() {
  const growing = useGrowing('changes', STEPS);
  const query = useCall('vip.history', { page: 1, size: growing.size });
  return (
    <Card aria-label={t('vip.historyTitle')}>
      <div className="padded__head">
        <h2>{t('vip.historyTitle')}</h2>
      </div>
      <LoadedList
        of={query}
        waiting={<SkeletonRows count={3} />}
        empty={<EmptyState illustration="record" title={t('vip.historyNone')} />}
      >
        {({ list, total }) => (
          <>
            <ul>
              {list.map((change) => (
                <Row key={change.changeId} change={change} />
              ))}
            </ul>
            <MoreRows growing={growing} shown={list.length} total={total} label={t('vip.more')} />
          </>
        )}
      </LoadedList>
    </Card>
  );
}
