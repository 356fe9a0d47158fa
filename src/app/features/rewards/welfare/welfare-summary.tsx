import { Loaded } from '#app/page/loading/loaded.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { t } from './texts.ts';

type Summary = OutputOf<'welfare.summary'>;

const Tile = ({ name, figure, text }: { name: string; figure: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{figure}</dd>
    <dd>{text}</dd>
  </div>
);

const offeredText = ({ offeredCount: count, acceptBy }: Summary) =>
  acceptBy === null
    ? t('welfare.offeredNone')
    : t('welfare.offeredText', { count, time: dayTimeText(acceptBy) });

const couponsText = ({ couponsSoon: count }: Summary) =>
  count > 0 ? t('welfare.couponsSoon', { count }) : t('welfare.couponsLater');

/** Counts of bonuses to accept, in progress and available, and the amount released this month. */
export function WelfareSummary({ currency: { code, symbol } }: { currency: CurrencyEntry }) {
  const query = useCall('welfare.summary', { currency: code }, { refetchMs: REFRESH_MS['welfare.summary'] });
  return (
    <Loaded of={query} waiting={<Skeleton height={108} shape="block" />} frame={inCard}>
      {(summary) => (
        <Card as="dl" flush className="figures">
          <Tile
            name={t('welfare.offered')}
            figure={symbol + formatMinor(summary.offered)}
            text={offeredText(summary)}
          />
          <Tile
            name={t('welfare.held')}
            figure={symbol + formatMinor(summary.held)}
            text={
              summary.held > 0n
                ? t('welfare.heldText', { left: symbol + formatMinor(summary.wageringLeft) })
                : t('welfare.heldNone')
            }
          />
          <Tile
            name={t('welfare.coupons')}
            figure={t('welfare.couponsSum', { count: summary.coupons })}
            text={couponsText(summary)}
          />
          <Tile
            name={t('welfare.received')}
            figure={symbol + formatMinor(summary.received)}
            text={
              summary.receivedCount > 0
                ? t('welfare.receivedText', { count: summary.receivedCount })
                : t('welfare.receivedNone')
            }
          />
        </Card>
      )}
    </Loaded>
  );
}
