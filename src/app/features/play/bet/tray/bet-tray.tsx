import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { GuestState } from '#app/features/people/account/guest-state.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { minor } from '#contract/units/money.ts';
import { useSession } from '#core-client/session.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Skeleton } from '#kit/feedback/skeleton.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { FactRow, Facts } from '../fact-rows.tsx';
import { t } from '../texts.ts';
import { BetCard } from './bet-card.tsx';
import { useBets, type WhichBets } from './use-bets.ts';
import './bet-tray.css';

type BetList = OutputOf<'bet.list'>;

const mostBack = (list: readonly Bet[]) => minor(list.reduce((sum, bet) => sum + bet.highestReturn, 0n));

/** Total stake of the bets and their highest total return. */
function Sums({ bets, which }: { bets: BetList; which: WhichBets }) {
  const money = useMoneyText();
  const [first] = bets.list;
  if (!first) return null;
  return (
    <Facts>
      <FactRow label={t('tray.staked')}>{money(bets.staked, first.currency)}</FactRow>
      {which === 'open' ? (
        <FactRow label={t('tray.mostBack')}>{money(mostBack(bets.list), first.currency)}</FactRow>
      ) : (
        <FactRow label={t('tray.returned')}>{money(bets.returned, first.currency)}</FactRow>
      )}
    </Facts>
  );
}

const Nothing = ({ which }: { which: WhichBets }) =>
  which === 'open' ? (
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
  const [which, setWhich] = useState<WhichBets>('open');
  const bets = useBets(which);
  return (
    <div className="bet-tray">
      <Segmented
        label={t('tray.which')}
        value={which}
        onValueChange={setWhich}
        options={[
          { value: 'open', label: t('tray.open') },
          { value: 'settled', label: t('tray.settled') },
        ]}
      />
      <Loaded
        of={bets}
        waiting={<Skeleton height={160} />}
        title={t('tray.failed')}
        empty={<Nothing which={which} />}
      >
        {(known) => (
          <>
            <Sums bets={known} which={which} />
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
    </div>
  );
}
