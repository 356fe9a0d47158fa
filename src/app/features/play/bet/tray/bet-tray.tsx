import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { AllAlerts } from '#app/features/play/price/all-alerts.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { minor } from '#contract/units/money.ts';
import { useSession } from '#core-client/session.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { FactRow, Facts } from '../bet-facts.tsx';
import { stillWinnable } from '../outlook/still-winnable.ts';
import { t } from '../texts.ts';
import { BetCard } from './bet-card.tsx';
import { type BetFilter, useBets } from './use-bets.ts';
import './bet-tray.css';

type BetList = OutputOf<'bet.list'>;

const totalWinnable = (list: readonly Bet[]) =>
  minor(list.reduce((sum, bet) => sum + stillWinnable(bet), 0n));

/** Total stake of the bets and what they can still win, or what they returned. */
function Sums({ bets, filter }: { bets: BetList; filter: BetFilter }) {
  const money = useMoneyText();
  const [first] = bets.list;
  if (!first) return null;
  return (
    <Facts>
      <FactRow label={t('tray.staked')}>{money(bets.staked, first.currency)}</FactRow>
      {filter === 'open' ? (
        <FactRow label={t('tray.stillWin')}>{money(totalWinnable(bets.list), first.currency)}</FactRow>
      ) : (
        <FactRow label={t('tray.returned')}>{money(bets.returned, first.currency)}</FactRow>
      )}
    </Facts>
  );
}

const EmptyBets = ({ filter }: { filter: BetFilter }) =>
  filter === 'open' ? (
    <EmptyState title={t('tray.empty')} text={t('tray.emptyText')} />
  ) : (
    <EmptyState title={t('tray.emptySettled')} />
  );

/** The member's bets: those that are open, with what would be paid for them now, and those that are settled. */
export function BetTray() {
  const session = useSession();
  const { pathname } = useLocation();
  return session.is === 'guest' ? (
    <GuestState title={t('tray.guest')} text={t('tray.emptyText')} path={pathname} />
  ) : (
    <Bets />
  );
}

function Bets() {
  const [betFilter, setBetFilter] = useState<BetFilter>('open');
  const bets = useBets(betFilter);
  return (
    <div className="bet-tray">
      <Segmented
        label={t('tray.which')}
        value={betFilter}
        onValueChange={setBetFilter}
        options={[
          { value: 'open', label: t('tray.open') },
          { value: 'settled', label: t('tray.settled') },
        ]}
      />
      <Loaded
        of={bets}
        waiting={<Skeleton height={160} />}
        title={t('tray.failed')}
        empty={<EmptyBets filter={betFilter} />}
      >
        {(known) => (
          <>
            <Sums bets={known} filter={betFilter} />
            <ul className="bet-tray__list">
              {known.list.map((bet) => (
                <li key={bet.betId}>
                  <BetCard bet={bet} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <Link className="link sm" to={paths.betRecords}>
        {t('tray.records')}
      </Link>
      <AllAlerts />
    </div>
  );
}
