import './lottery-body.css';
import { useState } from 'react';
import { ActNotices } from '#app/features/activity/head/act-notices.tsx';
import { ActivityPage } from '#app/features/activity/head/page/activity-page.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { PrizeArt } from '#app/features/activity/head/prize/prize-art.tsx';
import { usePrizeLabel } from '#app/features/activity/head/prize/prize-label.ts';
import { RecordsCard } from '#app/features/activity/head/records-card.tsx';
import type { Acting } from '#app/features/activity/head/use-acting.ts';
import { lotteryProofPath } from '#app/routes/paths.ts';
import type { LotteryDraw, LotteryMethod, LotteryPart } from '#contract/activity/schema/kinds/lottery.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { countText } from '#contract/units/count.ts';
import { serverNow } from '#core-client/core.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { DrawStage, firstNumber, isFresh, momentOf } from './draw-stage.tsx';
import { MethodsCard } from './methods-card.tsx';
import { t } from './texts.ts';
import { rankText, TicketCards, TicketDigits } from './ticket-cards.tsx';

type Past = LotteryPart['past'][number];

/** Returns the best result of the member's tickets in a draw. */
function bestText({ tickets }: Past): string {
  const ranks = tickets.flatMap(({ rank }) => rank ?? []);
  if (ranks.length > 0) return rankText(Math.min(...ranks));
  return t(tickets.length > 0 ? 'lottery.noWin' : 'lottery.notIn');
}

/** Draws that are over, each with its first number and the way to draw it once more. */
const PastCard = ({ past }: Pick<LotteryPart, 'past'>) => (
  <Card aria-label={t('lottery.past')}>
    <div className="padded__head">
      <h2>{t('lottery.past')}</h2>
    </div>
    {past.length === 0 ? (
      <p>{t('lottery.pastNone')}</p>
    ) : (
      <table className="lottery-past sm">
        <thead>
          <tr>
            <th scope="col">{t('lottery.no')}</th>
            <th scope="col">{t('lottery.date')}</th>
            <th scope="col">{t('lottery.number')}</th>
            <th scope="col" className="is-right">
              {t('lottery.myBest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {past.map((row) => (
            <tr key={row.draw.drawNo}>
              <td>
                <Link className="link" to={lotteryProofPath(row.draw.drawNo)}>
                  {t('lottery.nth', { no: row.draw.drawNo })}
                </Link>
              </td>
              <td className="num">{dayTimeText(row.draw.drawAt)}</td>
              <td>
                <TicketDigits number={firstNumber(row.draw)} />
              </td>
              <td className="is-right">{bestText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
);

const HUNDRED = 100;
const DIGITS = 3;

/** `0.056%` of the tickets there are; 100% where there are no more tickets than places. */
const chanceText = (count: number, issued: number): string =>
  `${((Math.min(count, issued) / Math.max(1, issued)) * HUNDRED).toFixed(DIGITS)}%`;

/** Card of a draw's prizes, their number, and the resulting chances of one ticket now. */
function PrizesCard({ draw: { places, issued } }: { draw: LotteryDraw }) {
  const labelOf = usePrizeLabel();
  return (
    <Card aria-label={t('lottery.places')}>
      <div className="padded__head">
        <h2>{t('lottery.places')}</h2>
        <span>{t('lottery.placesSub')}</span>
      </div>
      <table className="lottery-ranks sm">
        <thead>
          <tr>
            <th scope="col">{t('lottery.rank')}</th>
            <th scope="col" className="is-right">
              {t('lottery.count')}
            </th>
            <th scope="col" className="is-right">
              {t('lottery.chance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ rank, count, prize }) => (
            <tr key={rank}>
              <td>
                <PrizeArt name={labelOf(prize).art} size={24} />
                <span>
                  <b className={prize.is === 'coins' ? 'gold-text' : undefined}>{labelOf(prize).text}</b>
                  <small>{rankText(rank)}</small>
                </span>
              </td>
              <td className="is-right num">{count}</td>
              <td className="is-right num">{chanceText(count, issued)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="lottery-ranks__note cap t3">{t('lottery.placesNote', { count: countText(issued) })}</p>
    </Card>
  );
}

interface LotteryBodyProps {
  part: LotteryPart;
  acting: Acting;
  onClaim: (way: LotteryMethod) => void;
}

type Held = Pick<LotteryPart, 'draw' | 'tickets'>;

interface TicketsCardProps {
  held: Held;
  maxTickets: number;
  /** The digits of the draw are still being shown. */
  isLive: boolean;
}

function TicketsCard({ held: { draw, tickets }, maxTickets, isLive }: TicketsCardProps) {
  return (
    <Card aria-label={t('lottery.mine')}>
      <div className="padded__head">
        <h2>{t('lottery.mine')}</h2>
        <span>{t('lottery.mineSub', { no: draw.drawNo, count: tickets.length, most: maxTickets })}</span>
      </div>
      {tickets.length === 0 ? (
        <p className="lottery-none sm t2">
          <b>{t(draw.state === 'drawn' ? 'lottery.noTicketsThen' : 'lottery.noTickets')}</b>
          <span>{t('lottery.noTicketsText')}</span>
        </p>
      ) : (
        <TicketCards draw={draw} tickets={tickets} isLive={isLive} />
      )}
    </Card>
  );
}

const FairCard = () => (
  <Card aria-label={t('lottery.fair')}>
    <div className="padded__head">
      <h2>{t('lottery.fair')}</h2>
    </div>
    <ol className="activity-rules">
      <li>{t('lottery.fair1')}</li>
      <li>{t('lottery.fair2')}</li>
      <li>{t('lottery.fair3')}</li>
      <li>{t('lottery.fair4')}</li>
    </ol>
  </Card>
);

/** The weekly draw: its stage, the member's tickets, how to earn more, and the draws before. */
export function LotteryBody({ part, acting, onClaim }: LotteryBodyProps) {
  const now = useServerNow();
  const [last] = part.past;
  const shown: Held = last && isFresh(last.draw, now) ? last : part;
  const [since] = useState(serverNow);
  const moment = momentOf(shown.draw, now, since);
  const isLive = moment.is === 'live';
  // The list of past draws would reveal digits that the stage has not shown yet.
  const past = isLive ? part.past.filter(({ draw }) => draw.drawNo !== shown.draw.drawNo) : part.past;
  const isVeiled = ({ slot }: ActivityRecord) =>
    isLive && shown.tickets.some(({ ticketNo }) => Number(ticketNo) === slot);
  const { most } = part;
  const rules = [t('lottery.rule1'), t('lottery.rule2', { most }), t('lottery.rule3'), t('lottery.rule4')];
  return (
    <ActivityPage
      kind="lottery"
      hero={
        <>
          <DrawStage draw={shown.draw} tickets={shown.tickets} moment={moment} />
          <ActNotices of={acting} />
        </>
      }
      side={
        <>
          <PrizesCard draw={shown.draw} />
          <FairCard />
          <RulesCard rules={rules} />
        </>
      }
    >
      <TicketsCard held={shown} maxTickets={most} isLive={isLive} />
      <MethodsCard
        ways={part.ways}
        isOpen={part.draw.state === 'open'}
        busy={acting.busy}
        onClaim={onClaim}
      />
      <RecordsCard kind="lottery" acting={acting} isVeiled={isVeiled} />
      <PastCard past={past} />
    </ActivityPage>
  );
}
