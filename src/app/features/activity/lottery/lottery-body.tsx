import { useState } from 'react';
import { serverNow } from '#app/core-client/core.ts';
import { useServerNow } from '#app/core-client/server-clock.ts';
import type { LotteryPart, LotteryWay } from '#contract/models/activity/lottery.ts';
import type { ActivityRecord } from '#contract/models/activity/record.ts';
import { ActNotices } from '../head/act-notices.tsx';
import { ActivityPage } from '../head/activity-page.tsx';
import { RecordsCard } from '../head/records-card.tsx';
import { RulesCard } from '../head/rules-card.tsx';
import type { Acting } from '../head/use-acting.ts';
import { isFresh, momentOf } from './draw-moment.ts';
import { DrawStage } from './draw-stage.tsx';
import { PastCard } from './past-card.tsx';
import { PlacesCard } from './places-card.tsx';
import { t } from './texts.ts';
import { TicketCards } from './ticket-cards.tsx';
import { WaysCard } from './ways-card.tsx';
import './lottery.css';

interface LotteryBodyProps {
  part: LotteryPart;
  acting: Acting;
  onTake: (way: LotteryWay) => void;
}

type Held = Pick<LotteryPart, 'draw' | 'tickets'>;

interface TicketsCardProps {
  held: Held;
  most: number;
  /** The digits of the draw are still being shown. */
  isLive: boolean;
}

function TicketsCard({ held: { draw, tickets }, most, isLive }: TicketsCardProps) {
  return (
    <section className="card padded" aria-label={t('lottery.mine')}>
      <div className="padded__head">
        <h2>{t('lottery.mine')}</h2>
        <span>{t('lottery.mineSub', { no: draw.drawNo, count: tickets.length, most })}</span>
      </div>
      {tickets.length === 0 ? (
        <p className="ltnone">
          <b>{t(draw.state === 'drawn' ? 'lottery.noTicketsThen' : 'lottery.noTickets')}</b>
          <span>{t('lottery.noTicketsText')}</span>
        </p>
      ) : (
        <TicketCards draw={draw} tickets={tickets} isLive={isLive} />
      )}
    </section>
  );
}

const FairCard = () => (
  <section className="card padded" aria-label={t('lottery.fair')}>
    <div className="padded__head">
      <h2>{t('lottery.fair')}</h2>
    </div>
    <ol className="actrules">
      <li>{t('lottery.fair1')}</li>
      <li>{t('lottery.fair2')}</li>
      <li>{t('lottery.fair3')}</li>
      <li>{t('lottery.fair4')}</li>
    </ol>
  </section>
);

/** The weekly draw: its stage, the member's tickets, how to earn more, and the draws before. */
export function LotteryBody({ part, acting, onTake }: LotteryBodyProps) {
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
          <PlacesCard draw={shown.draw} />
          <FairCard />
          <RulesCard rules={rules} />
        </>
      }
    >
      <TicketsCard held={shown} most={most} isLive={isLive} />
      <WaysCard ways={part.ways} isOpen={part.draw.state === 'open'} busy={acting.busy} onTake={onTake} />
      <RecordsCard kind="lottery" acting={acting} isVeiled={isVeiled} />
      <PastCard past={past} />
    </ActivityPage>
  );
}
