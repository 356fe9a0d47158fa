import type { LotteryDraw, LotteryTicket } from '#contract/activity/schema/kinds/lottery.ts';
import { classNames } from '#kit/class-names.ts';
import { t } from './texts.ts';
import './ticket-cards.css';

const RANKS = [
  t('lottery.rank_1'),
  t('lottery.rank_2'),
  t('lottery.rank_3'),
  t('lottery.rank_4'),
  t('lottery.rank_5'),
] as const;

/** Returns the name of a rank, counted from 1. */
export const rankText = (rank: number): string => RANKS[rank - 1] ?? '';

interface TicketCardsProps {
  draw: LotteryDraw;
  tickets: readonly LotteryTicket[];
  /** The digits of the draw are still being shown. */
  isLive: boolean;
}

function standingText({ state }: LotteryDraw, { rank }: LotteryTicket): string {
  if (state !== 'drawn') return t('lottery.waiting');
  return rank === null ? t('lottery.noWin') : rankText(rank);
}

/** A ticket's number, digit by digit, read as one. */
export const TicketDigits = ({ number }: { number: string }) => (
  <span className="lottery-digits">
    <span className="sr">{number}</span>
    {[...number]
      .map((digit, index) => ({ digit, place: index }))
      .map(({ digit, place }) => (
        <b key={place} aria-hidden="true">
          {digit}
        </b>
      ))}
  </span>
);

/** The member's tickets of a draw, with what became of each. */
export const TicketCards = ({ draw, tickets, isLive }: TicketCardsProps) => (
  <ul className="lottery-tickets">
    {tickets.map((ticket) => (
      <li
        key={ticket.ticketNo}
        className={classNames('lottery-ticket', !isLive && ticket.rank !== null && 'is-won')}
      >
        <div>
          <small>{t('lottery.ticketOf', { no: draw.drawNo })}</small>
          <TicketDigits number={ticket.ticketNo} />
        </div>
        <span>{isLive ? t('lottery.waiting') : standingText(draw, ticket)}</span>
      </li>
    ))}
  </ul>
);
