import { useCentreBalance } from '#app/features/money/wallet/centre-balance.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { useAddressCount } from '#app/page/list/address-query.ts';
import { PAGE_SIZE } from '#app/page/list/all-pages.ts';
import { LoadedList } from '#app/page/list/loaded-list.tsx';
import { Pages } from '#app/page/list/pages.tsx';
import type { CoinRecord } from '#contract/money/coin/schema.ts';
import type { Member } from '#contract/people/member/schema.ts';
import { coins, formatCoins, formatMinor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { useTopic } from '#core-client/topic.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import { CoinPacks } from './coin-packs.tsx';
import { t } from './texts.ts';
import './coins.css';

const signed = (delta: bigint) =>
  `${delta < 0n ? '−' : '+'}${formatCoins(coins(delta < 0n ? -delta : delta))}`;

const Row = ({ record }: { record: CoinRecord }) => (
  <li className="coin-record">
    <span className="stack may-shrink">
      <b>{t(`coins.${record.kind}`)}</b>
      <span className="cap t3">{record.note}</span>
    </span>
    <span className="cap t3 num">{dayTimeText(record.at)}</span>
    <b className={record.delta < 0n ? 'num' : 'num primary-text'}>{signed(record.delta)}</b>
    <span className="cap t3 num coin-record__after">
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

/** Coin history, from the ledger. */
function CoinRecords() {
  const [page, onPage] = useAddressCount('page');
  const records = useCall('coin.records', { page, size: PAGE_SIZE });
  const paging = { page, size: PAGE_SIZE, onPage };
  return (
    <Card flush className="coin-records" aria-label={t('coins.records')}>
      <h2>{t('coins.records')}</h2>
      <LoadedList
        of={records}
        paging={paging}
        waiting={<SkeletonRows count={5} />}
        empty={<EmptyState illustration="record" title={t('coins.noRecords')} />}
      >
        {({ list, total }) => (
          <>
            <Rows list={list} />
            <Pages paging={paging} total={total} className="coin-records__pages" />
          </>
        )}
      </LoadedList>
    </Card>
  );
}

function Balances({ member }: { member: Member }) {
  const coins = useTopic('coins', null) ?? member.coins;
  const centre = useCentreBalance();
  return (
    <Card flush className="balances" aria-label={t('coins.balances')}>
      <div>
        <span className="cap t3">
          {centre ? t('coins.centre', { unit: centre.currency.unitWord }) : t('coins.centreUnknown')}
        </span>
        <b>{formatMinor(centre?.balance ?? member.balance)}</b>
      </div>
      <div>
        <span className="cap t3">{t('coins.coins')}</span>
        <b className="balances__coins row gap-8">
          <Coin size={24} />
          {formatCoins(coins)}
        </b>
      </div>
    </Card>
  );
}

/** Gold coins [6.03]: centre wallet and coins, packs of coins to buy, and where coins went. */
export function CoinsScreen() {
  const session = useSession();
  return (
    <MemberPage title={t('coins.title')}>
      {session.is === 'member' ? <Balances member={session.member} /> : null}
      <CoinPacks />
      <CoinRecords />
    </MemberPage>
  );
}
