import { signedAmount } from '#app/features/money/wallet/amount/signed-amount.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { MoreRows, useGrowing } from '#app/page/list/more-rows.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import './treasury-records.css';

const STEPS = { first: 10, step: 20, most: 200 };

type TreasuryRecord = OutputOf<'treasury.records'>['list'][number];

const KIND_KEYS = {
  in: 'treasury.kindIn',
  out: 'treasury.kindOut',
  earning: 'treasury.kindEarning',
} as const;

const Row = ({ record, symbol }: { record: TreasuryRecord; symbol: string }) => (
  <li className="treasury-records">
    <b>{t(KIND_KEYS[record.kind])}</b>
    <b
      className={
        record.amount > 0n ? 'treasury-records__sum treasury-records__sum--in' : 'treasury-records__sum'
      }
    >
      {signedAmount(record.amount, symbol)}
    </b>
    <span className="cap t3 num">{dayTimeText(record.at)}</span>
    <span className="cap t3 num treasury-records__after">
      {t('treasury.after', { amount: formatMinor(record.after) })}
    </span>
  </li>
);

/** Movements in and out of the treasury and its interest, newest first. */
export function TreasuryRecords({ currency }: { currency: CurrencyEntry }) {
  const growing = useGrowing('records', STEPS);
  const query = useCall('treasury.records', { currency: currency.code, page: 1, size: growing.size });
  return (
    <Card aria-label={t('treasury.recordsTitle')}>
      <div className="padded__head">
        <h2>{t('treasury.recordsTitle')}</h2>
      </div>
      <LoadedList of={query} waiting={<SkeletonRows count={5} />}>
        {({ list, total }) => (
          <>
            {list.length === 0 ? (
              <EmptyState illustration="record" title={t('treasury.recordsNone')} />
            ) : (
              <ul>
                {list.map((record) => (
                  <Row key={record.recordId} record={record} symbol={currency.symbol} />
                ))}
              </ul>
            )}
            <MoreRows growing={growing} shown={list.length} total={total} label={t('treasury.more')} />
          </>
        )}
      </LoadedList>
    </Card>
  );
}
