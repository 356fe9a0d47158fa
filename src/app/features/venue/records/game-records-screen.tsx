import { useState } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { useCurrency } from '#app/features/site/currency.ts';
import { WalletPage } from '#app/features/wallet/wallet-page.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { PAGE_SIZE } from '#app/page/list-sizes.ts';
import { Loaded } from '#app/page/loaded.tsx';
import type { RoundRecord } from '#contract/models/venue.ts';
import { type Currency, formatMinor } from '#contract/units/money.ts';
import { dayTime } from '#contract/units/time.ts';
import { netText } from '../net-text.ts';
import { Sums } from '../sums.tsx';
import { t } from '../texts.ts';
import { Pages } from './pages.tsx';
import './game-records.css';

const Row = ({ round }: { round: RoundRecord }) => (
  <tr>
    <th scope="row">
      <b>{round.name}</b>
      <span className="cap t3">{round.venueName}</span>
    </th>
    <td className="grec__at num">{dayTime(round.at)}</td>
    <td className="num">{formatMinor(round.stake)}</td>
    <td className="grec__back num">{formatMinor(round.payout)}</td>
    <td className={round.payout > round.stake ? 'grec__net grec__net--in' : 'grec__net'}>
      {netText(round.stake, round.payout)}
    </td>
  </tr>
);

const Rows = ({ list }: { list: readonly RoundRecord[] }) => (
  <table className="grec">
    <thead>
      <tr>
        <th scope="col">{t('venue.game')}</th>
        <th scope="col">{t('venue.at')}</th>
        <th scope="col">{t('venue.staked')}</th>
        <th scope="col">{t('venue.returned')}</th>
        <th scope="col">{t('venue.net')}</th>
      </tr>
    </thead>
    <tbody>
      {list.map((round) => (
        <Row key={round.roundId} round={round} />
      ))}
    </tbody>
  </table>
);

function Records({ currency }: { currency: Currency }) {
  const [page, setPage] = useState(1);
  const records = useCall('venue.records', { currency, page, size: PAGE_SIZE });
  return (
    <Loaded
      of={records}
      waiting={<SkeletonRows count={6} />}
      empty={
        <EmptyState illustration="record" title={t('venue.recordsNone')} text={t('venue.recordsNoneText')} />
      }
    >
      {({ list, total, staked, returned }) => (
        <>
          <Sums rounds={total} staked={staked} returned={returned} className="grec__sums" />
          <Rows list={list} />
          <Pages page={page} total={total} onPage={setPage} />
        </>
      )}
    </Loaded>
  );
}

/** Every round of a game that was played with money [7.13]: what was staked, what came back, and both together. */
export function GameRecordsScreen() {
  const currency = useCurrency();
  return (
    <WalletPage title={t('venue.records')}>
      <section className="card grecs" aria-label={t('venue.records')}>
        {currency ? <Records key={currency.code} currency={currency.code} /> : <SkeletonRows count={6} />}
      </section>
    </WalletPage>
  );
}
