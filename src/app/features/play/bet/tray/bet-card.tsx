import '../legs.css';
import { useState } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { isOn, MinuteText } from '#app/features/play/match/match-clock.tsx';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { PriceOpener } from '#app/features/play/price/price-opener.tsx';
import type { MatchId } from '#contract/fields/ids.ts';
import type { Bet, BetLeg } from '#contract/play/bet/schema.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { useTopic } from '#core-client/topic.ts';
import { Button } from '#kit/action/button.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { AutoCashOutLine } from '../auto-cash-out/auto-cash-out-line.tsx';
import { ResultTag } from '../bet-facts.tsx';
import { betName, halfResultText, kindName, legAbout, legName, resultName, stateName } from '../bet-text.ts';
import { BetCombination } from '../combined/bet-combination.tsx';
import { CountdownRing } from '../countdown-ring.tsx';
import { isDead } from '../outlook/bet-outlook.ts';
import { OutlookTag } from '../outlook/outlook-tag.tsx';
import { stillWinnable } from '../outlook/still-winnable.ts';
import { Offered } from '../placed/offered.tsx';
import { ShareBet } from '../share-bet.tsx';
import { t } from '../texts.ts';
import { CashOut } from './cash-out.tsx';

/** The score of a match in play and its minute, as they are now. */
function Score({ matchId }: { matchId: MatchId }) {
  const match = lastOf(useTopic('match', { matchId }))?.match;
  if (!match || !isOn(match)) return null;
  return (
    <span className="bet-score cap">
      <b className="num">
        {match.home.score}:{match.away.score}
      </b>
      <MinuteText match={match} />
    </span>
  );
}

/** The score of the match of an undecided leg; before it begins, when that is. */
function LiveScore({ leg: { matchId, startAt, result } }: { leg: BetLeg }) {
  const begun = useServerText((now) => (now >= startAt ? 'begun' : '')) !== '';
  if (result !== null) return null;
  return begun ? <Score matchId={matchId} /> : <span className="cap t3 num">{dayTimeText(startAt)}</span>;
}

function Leg({ leg, venue, priced }: { leg: BetLeg; venue: string; priced: boolean }) {
  const format = useOddsFormat();
  const { result, counted } = leg;
  const half = halfResultText(leg);
  const score = counted ? ` ${counted.home}:${counted.away}` : '';
  return (
    <li className="bet-leg row gap-10">
      <div className="grow">
        <b className="bet-leg__name ell">{legName(leg)}</b>
        <span className="cap t3 ell">{legAbout(leg)}</span>
        {half === null ? null : <span className="cap t2">{half}</span>}
      </div>
      <LiveScore leg={leg} />
      {result ? <ResultTag result={result}>{resultName(result) + score}</ResultTag> : null}
      {priced ? (
        <PriceOpener subject={{ ...leg, name: legName(leg), about: legAbout(leg), venue, own: leg.odds }}>
          <b className="bet-leg__odds row gap-6">{formatOdds(leg.odds, format)}</b>
        </PriceOpener>
      ) : null}
    </li>
  );
}

/** Selections of a bet with the score or the result of each, and the price of a combination. */
export const BetLegs = ({ bet }: { bet: Bet }) => (
  <>
    <ul className="fit-stack">
      {bet.legs.map((leg) => (
        <Leg key={leg.selectionId} leg={leg} venue={bet.venue} priced={bet.combination === null} />
      ))}
    </ul>
    <BetCombination bet={bet} />
  </>
);

/** Stake of the bet with its potential return, actual return or cash-out. */
function Sums({ bet }: { bet: Bet }) {
  const { currency, stake, openStake, highestReturn, returned, cashedOut, settlements } = bet;
  const money = useMoneyText();
  const isOpen = returned === null && openStake > 0n;
  // The text shows the highest possible return instead when results or scores rule out a profit.
  const potentialText = () =>
    highestReturn > openStake
      ? t('tray.win', { amount: money(stillWinnable(bet), currency) })
      : t('tray.backMost', { amount: money(highestReturn, currency) });
  const parts = [
    t('tray.stake', { amount: money(stake, currency) }),
    isOpen && openStake < stake ? t('tray.openStake', { amount: money(openStake, currency) }) : '',
    isOpen ? potentialText() : '',
    returned === null ? '' : t('tray.returnedOf', { amount: money(returned, currency) }),
    cashedOut > 0n ? t('tray.cashedOut', { amount: money(cashedOut, currency) }) : '',
    settlements.length > 1 ? t('tray.resettled') : '',
  ];
  return <p className="sm t2">{parts.filter(Boolean).join('　')}</p>;
}

/** Opens the cash-out quote of the bet, which is requested only then. */
function CashOutPart({ bet }: { bet: Bet }) {
  const [open, setOpen] = useState(bet.cashOut?.state === 'waiting');
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        block
        aria-expanded={open}
        aria-label={open ? undefined : t('tray.cashShowFor', { name: betName(bet) })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'tray.cashHide' : 'tray.cashShow')}
      </Button>
      {open ? <CashOut bet={bet} /> : null}
    </>
  );
}

/** Bet card: selection, state, and stake. */
export const BetCard = ({ bet }: { bet: Bet }) => (
  <article className="open-bet" aria-label={betName(bet)}>
    <p className="row gap-8">
      <Tag>{kindName(bet)}</Tag>
      <span className="cap t3 grow num">{bet.betNo}</span>
      <span className="cap t2">{stateName(bet.state)}</span>
    </p>
    <OutlookTag bet={bet} />
    <BetLegs bet={bet} />
    <Sums bet={bet} />
    {bet.state === 'delayed' && bet.decidesAt !== null ? (
      <CountdownRing until={bet.decidesAt} lengthMs={bet.delayMs} label={t('placed.waitTitle')} small />
    ) : null}
    {bet.state === 'reOffered' && bet.offer ? <Offered bet={bet} offer={bet.offer} /> : null}
    <AutoCashOutLine bet={bet} />
    {bet.state === 'open' && !isDead(bet) ? <CashOutPart bet={bet} /> : null}
    <ShareBet bet={bet} />
  </article>
);
