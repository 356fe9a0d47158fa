import { useState } from 'react';
import { LoadFailed } from '#app/page/loading/load-failed.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import { OPEN_BETS_MAX } from '#contract/play/bet/constants.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import type { Currency } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { isDead, isUnderWay } from '../outlook/bet-outlook.ts';
import { useBets } from '../tray/use-bets.ts';
import { OpenRow } from './open-row.tsx';
import { OpenSums } from './open-sums.tsx';
import { t } from './texts.ts';
import './open-bets.css';

/** Choice of the open bets that are shown. */
type OpenChoice = {
  readonly part: 'all' | 'live' | 'early';
  /** Leaves out those that cannot win any more. */
  readonly isAlive: boolean;
  /** Null for all venues. */
  readonly venue: VenueCode | null;
};
export type OpenChoosing = {
  readonly choice: OpenChoice;
  readonly choose: (change: Partial<OpenChoice>) => void;
};

type ListProps = {
  readonly bets: readonly Bet[];
  /** Null until the cash-out prices are known. */
  readonly quotes: readonly CashOutQuote[] | null;
};

/** Column headings; a narrow list names each figure instead. */
const Heads = () => (
  <div className="open-bets__heads only-d" aria-hidden="true">
    {(['time', 'match', 'pick', 'sums', 'now'] as const).map((name) => (
      <span key={name}>{t(`openBet.${name}`)}</span>
    ))}
  </div>
);

/** Rows of the bets, of which one at a time is open. */
function Rows({ bets, quotes }: ListProps) {
  const [openId, setOpenId] = useState<Bet['betId'] | null>(null);
  if (bets.length === 0)
    return (
      <EmptyState illustration="record" title={t('openBet.noneHere')} text={t('openBet.noneHereText')} />
    );
  return (
    <>
      <Heads />
      <ul aria-label={t('openBet.list')}>
        {bets.map((bet) => (
          <OpenRow
            key={bet.betId}
            bet={bet}
            quote={quotes?.find(({ betId }) => betId === bet.betId) ?? null}
            isOpen={openId === bet.betId}
            onToggle={() => setOpenId(openId === bet.betId ? null : bet.betId)}
          />
        ))}
      </ul>
    </>
  );
}

/** Bets of matches in play, then those to come by their start; within each the newest first, so that scores move none. */
function groupsOf(bets: readonly Bet[]) {
  const startOf = ({ legs }: Bet) => Math.min(...legs.map(({ startAt }) => startAt));
  return {
    live: bets.filter(isUnderWay),
    early: bets.filter((bet) => !isUnderWay(bet)).toSorted((one, other) => startOf(one) - startOf(other)),
  };
}

type FiltersProps = { readonly choosing: OpenChoosing; readonly live: number; readonly early: number };

const Filters = ({ choosing: { choice, choose }, live, early }: FiltersProps) => (
  <div className="open-bets__filters row between wraps gap-8">
    <Segmented
      label={t('openBet.part')}
      value={choice.part}
      onValueChange={(part) => choose({ part })}
      options={[
        { value: 'all', label: t('openBet.all', { count: live + early }) },
        { value: 'live', label: t('openBet.live', { count: live }) },
        { value: 'early', label: t('openBet.early', { count: early }) },
      ]}
    />
    <Switch
      label={t('openBet.alive')}
      checked={choice.isAlive}
      onCheckedChange={(isAlive) => choose({ isAlive })}
    />
  </div>
);

/** Cash-out prices of all open bets, by one request. */
const useQuotes = (currency: Currency) =>
  useCall('bet.cashOutQuotes', { currency }, { refetchMs: REFRESH_MS['bet.cashOutQuotes'] });

type OpenBetsProps = { readonly currency: Currency; readonly choosing: OpenChoosing };

/** Bets that are not settled [3.10]: what each has come to, what it can still win, and what it pays now. */
export function OpenBets({ currency, choosing }: OpenBetsProps) {
  const { part, isAlive, venue } = choosing.choice;
  const answer = useBets('open', venue);
  const quotes = useQuotes(currency);
  const stale = failureOf(quotes);
  return (
    <Loaded
      of={answer}
      waiting={<SkeletonRows count={6} />}
      title={t('openBet.failed')}
      empty={<EmptyState illustration="record" title={t('openBet.empty')} text={t('openBet.emptyText')} />}
    >
      {({ list, total }) => {
        const groups = groupsOf(list);
        const chosen = { all: [...groups.live, ...groups.early], ...groups }[part];
        const prices = lastOf(quotes)?.list ?? null;
        return (
          <>
            <OpenSums bets={list} quotes={prices} />
            <Filters choosing={choosing} live={groups.live.length} early={groups.early.length} />
            {stale ? (
              <LoadFailed error={stale} size="line" title={t('openBet.stale')} onRetry={quotes.refetch} />
            ) : null}
            <Rows bets={isAlive ? chosen.filter((bet) => !isDead(bet)) : chosen} quotes={prices} />
            <p className="open-bets__note cap t3">
              {t('openBet.note')}
              {total > list.length ? ` ${t('openBet.firstOnly', { count: OPEN_BETS_MAX })}` : null}
            </p>
          </>
        );
      }}
    </Loaded>
  );
}
