import { useState } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { Button } from '#app/kit/action/button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { PAGE_SIZE } from '#app/page/list-sizes.ts';
import { Loaded } from '#app/page/loaded.tsx';
import type { CoinRecord } from '#contract/models/coin-pack.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { coins, formatCoins } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

const signed = (delta: bigint) =>
  `${delta < 0n ? '−' : '+'}${formatCoins(coins(delta < 0n ? -delta : delta))}`;

const Row = ({ record }: { record: CoinRecord }) => (
  <li className="coinrec">
    <span className="coinrec__what">
      <b>{t(`coins.${record.kind}`)}</b>
      <span className="cap t3">{record.note}</span>
    </span>
    <span className="cap t3 num">{dayTime(record.at)}</span>
    <b className={record.delta < 0n ? 'num' : 'num coinrec__in'}>{signed(record.delta)}</b>
    <span className="cap t3 num coinrec__after">
      {t('coins.after', { coins: formatCoins(record.after) })}
    </span>
  </li>
);

const Rows = ({ list }: { list: readonly CoinRecord[] }) => (
  <ul>
    {list.map((record) => (
      <Row key={record.recordId} record={record} />
    ))}
  </ul>
);

/** Where coins came from and went, as the ledger has it. */
export function CoinRecords() {
  const [page, setPage] = useState(1);
  const records = useCall('coin.records', { page, size: PAGE_SIZE });
  const pages = Math.max(1, Math.ceil((lastOf(records)?.total ?? 0) / PAGE_SIZE));

  return (
    <section className="card coinrecs" aria-label={t('coins.records')}>
      <h2>{t('coins.records')}</h2>
      <Loaded
        of={records}
        waiting={<SkeletonRows count={5} />}
        empty={<EmptyState illustration="record" title={t('coins.noRecords')} />}
      >
        {({ list }) => <Rows list={list} />}
      </Loaded>
      {pages > 1 ? (
        <div className="row between coinrecs__pages">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('coins.newer')}
          </Button>
          <span className="cap t3 num">{t('coins.page', { page, pages })}</span>
          <Button size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('coins.older')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
