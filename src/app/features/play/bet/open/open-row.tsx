import { useId } from 'react';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import type { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import type { Bet, BetLeg } from '#contract/play/bet/schema.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { classNames } from '#kit/class-names.ts';
import { AutoCashOutLine } from '../auto-cash-out/auto-cash-out-line.tsx';
import { betName, kindName, legAbout } from '../bet-text.ts';
import { isDead, shownLeg } from '../outlook/bet-outlook.ts';
import { OutlookTag } from '../outlook/outlook-tag.tsx';
import { stillWinnable } from '../outlook/still-winnable.ts';
import { Offered } from '../placed/offered.tsx';
import { ShareBet } from '../share-bet.tsx';
import { BetLegs } from '../tray/bet-card.tsx';
import { CashOutByQuote, LastCashOut } from '../tray/cash-out.tsx';
import { OpenMatch } from './open-match.tsx';
import { OpenPrice } from './open-price.tsx';
import { t } from './texts.ts';

/** Selection of a bet, or how its legs are combined; and what it has come to. */
function Pick({ bet, leg }: { bet: Bet; leg: BetLeg }) {
  const format = useOddsFormat();
  const isSingle = bet.legs.length === 1;
  const odds = bet.combination?.odds ?? (isSingle ? leg.odds : null);
  const about = isSingle ? `${leg.marketName}${leg.note ? ` · ${leg.note}` : ''}` : kindName(bet);
  return (
    <div className="open-bet-row__pick fit-stack">
      <b className="ell" title={isSingle ? legAbout(leg) : betName(bet)}>
        {betName(bet)}
      </b>
      <span className="cap t3 ell">{odds === null ? about : `${about} @ ${formatOdds(odds, format)}`}</span>
      <OutlookTag bet={bet} />
    </div>
  );
}

const Figure = ({ name, amount, isNone = false }: { name: string; amount: Minor; isNone?: boolean }) => (
  <div>
    <dt>{name}</dt>
    <dd className={isNone ? 't3' : undefined}>{formatMinor(amount)}</dd>
  </div>
);

/** Stake that is still open, what it can still win, and what cash-outs have paid. */
function Sums({ bet }: { bet: Bet }) {
  const win = stillWinnable(bet);
  return (
    <dl className="open-bet-row__sums">
      <Figure name={t(bet.openStake < bet.stake ? 'openBet.rest' : 'openBet.own')} amount={bet.openStake} />
      <Figure name={t('openBet.win')} amount={win} isNone={win === 0n} />
      {bet.cashedOut > 0n ? <Figure name={t('openBet.paid')} amount={bet.cashedOut} /> : null}
    </dl>
  );
}

type Quoted = { readonly bet: Bet; readonly quote: CashOutQuote | null };

/** Selections of a bet beside what can be done with it. */
const Details = ({ bet, quote, id }: Quoted & { readonly id: string }) => (
  <div id={id} className="open-bet-row__more">
    <div className="open-bet-row__legs fit-stack gap-10">
      <BetLegs bet={bet} />
      <AutoCashOutLine bet={bet} />
      <ShareBet bet={bet} />
    </div>
    <div className="cash-out">
      {bet.state === 'reOffered' && bet.offer ? <Offered bet={bet} offer={bet.offer} /> : null}
      <LastCashOut bet={bet} />
      {bet.state === 'open' && quote ? <CashOutByQuote bet={bet} quote={quote} isBare /> : null}
    </div>
  </div>
);

type RowProps = Quoted & { readonly isOpen: boolean; readonly onToggle: () => void };

/** Open bet: its match, selection, state, stake, what it can still win, and its cash-out price. */
export function OpenRow({ bet, quote, isOpen, onToggle }: RowProps) {
  const id = useId();
  const leg = shownLeg(bet);
  if (!leg) return null;
  const isShown = isOpen && bet.state !== 'delayed' && !isDead(bet);
  const others = new Set(bet.legs.map(({ matchId }) => matchId)).size - 1;
  return (
    <li className={classNames('open-bet-row', isDead(bet) && 'open-bet-row--dead')} aria-label={betName(bet)}>
      <div className="open-bet-row__line">
        <OpenMatch leg={leg} others={others} />
        <Pick bet={bet} leg={leg} />
        <Sums bet={bet} />
        <div className="open-bet-row__price">
          <OpenPrice bet={bet} quote={quote} isOpen={isShown} controls={id} onToggle={onToggle} />
        </div>
      </div>
      {isShown ? <Details bet={bet} quote={quote} id={id} /> : null}
    </li>
  );
}
