import { useId, useState } from 'react';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { netText } from '#app/features/play/venue/net-text.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { classNames } from '#kit/class-names.ts';
import { Tag } from '#kit/mark/tag.tsx';
import { ResultTag } from '../bet-facts.tsx';
import { betName, kindName, legAbout } from '../bet-text.ts';
import { outcomeLabel, outcomeOf } from './bet-outcome.ts';
import { BetWorking } from './bet-working.tsx';
import { netOf, validStakeOf } from './return-working.ts';
import { t } from './texts.ts';

/** Content of a bet: its selection, or how its legs are combined. */
function Content({ bet }: { bet: Bet }) {
  const format = useOddsFormat();
  const [first] = bet.legs;
  const isSingle = bet.legs.length === 1 && first !== undefined;
  return (
    <span className="bet-record__bet may-shrink">
      <b className="ell">{isSingle ? betName(bet) : kindName(bet)}</b>
      <span className="cap t3 ell">
        {isSingle ? `${legAbout(first)} @ ${formatOdds(first.odds, format)}` : betName(bet)}
      </span>
    </span>
  );
}

/** A figure with its name, which the heads of a wide list have for all lines. */
const Figure = ({ name, className, children }: { name: string; className: string; children: string }) => (
  <span className={classNames('bet-record__figure num', className)}>
    <small>{name}</small>
    {children}
  </span>
);

function Outcome({ bet }: { bet: Bet }) {
  const outcome = outcomeOf(bet);
  const label = outcomeLabel(bet);
  return outcome === null ? <Tag>{label}</Tag> : <ResultTag result={outcome}>{label}</ResultTag>;
}

function Net({ bet }: { bet: Bet }) {
  const net = netOf(bet);
  const text = net === null ? '—' : netText(bet.stake, minor(bet.stake + net));
  return (
    <span className={classNames('bet-record__net', net !== null && net > 0n && 'primary-text')}>
      <span className="sr">{t('betRecord.net')}</span>
      {text}
    </span>
  );
}

/** Bet row; pressing it shows how the payout was calculated. */
export function BetRecordRow({ bet }: { bet: Bet }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const returned =
    bet.returned === null && bet.cashedOut === 0n ? null : (bet.returned ?? 0n) + bet.cashedOut;
  return (
    <li className={classNames(open && 'bet-record__row--open')}>
      <button
        type="button"
        className="bet-record__line"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="bet-record__at num t2">{dayTimeText(bet.placedAt)}</span>
        <Content bet={bet} />
        <span className="bet-record__result">
          <Outcome bet={bet} />
        </span>
        <Figure name={t('betRecord.staked')} className="bet-record__stake">
          {formatMinor(bet.stake)}
        </Figure>
        <Figure name={t('betRecord.valid')} className="bet-record__valid">
          {formatMinor(validStakeOf(bet))}
        </Figure>
        <Figure name={t('betRecord.returned')} className="bet-record__back">
          {returned === null ? '—' : formatMinor(minor(returned))}
        </Figure>
        <Net bet={bet} />
      </button>
      {open ? (
        <div id={id}>
          <BetWorking bet={bet} />
        </div>
      ) : null}
    </li>
  );
}
