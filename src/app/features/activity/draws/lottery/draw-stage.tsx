import { boardTime, LedBoard } from '#app/features/activity/head/board/led-board.tsx';
import { StatusPill } from '#app/features/activity/head/status-pill.tsx';
import { lotteryProofPath } from '#app/routes/paths.ts';
import type { LotteryDraw, LotteryTicket } from '#contract/activity/schema/kinds/lottery.ts';
import { countText } from '#contract/units/count.ts';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { Bowl, type BowlState } from './bowl.tsx';
import { t } from './texts.ts';
import './draw-stage.css';

/** Digits of a ticket's number, and time until each is shown after a draw, ms. */
const DIGITS = 5;
const EACH_MS = 4_000;
/** Time for which a draw stays on the page, ms; then the next one is shown. */
const RESULT_SHOWN_MS = 600_000;

/** State of a draw at a moment. Its result is fully known from `drawAt` on; late visitors see it at once. */
type DrawMoment =
  | { readonly is: 'open' }
  | { readonly is: 'closed' }
  /** Index of the digit being drawn; those before it are shown. */
  | { readonly is: 'live'; readonly seen: number }
  | { readonly is: 'drawn' };

/** The number of the ticket that was drawn first; blank before. */
export const firstNumber = ({ places }: LotteryDraw): string => places[0]?.winners[0] ?? '';

/** @param since when the page was opened: a draw that was over by then is not played again */
export function momentOf(draw: LotteryDraw, now: ServerTime, since: ServerTime): DrawMoment {
  if (draw.state === 'open') return { is: now < draw.closeAt ? 'open' : 'closed' };
  if (draw.state === 'closed') return { is: 'closed' };
  const seen = Math.floor((now - draw.drawAt) / EACH_MS);
  return seen >= DIGITS || since >= draw.drawAt + DIGITS * EACH_MS ? { is: 'drawn' } : { is: 'live', seen };
}

/** Reports whether a completed draw is still the main content of the page. */
export const isFresh = (draw: LotteryDraw, now: ServerTime): boolean => now - draw.drawAt < RESULT_SHOWN_MS;

interface DrawStageProps {
  draw: LotteryDraw;
  tickets: readonly LotteryTicket[];
  moment: DrawMoment;
}

const DIGIT_LABELS = [
  t('lottery.place_1'),
  t('lottery.place_2'),
  t('lottery.place_3'),
  t('lottery.place_4'),
  t('lottery.place_5'),
] as const;

function Pill({ draw, moment }: { draw: LotteryDraw; moment: DrawMoment }) {
  switch (moment.is) {
    case 'open':
      return <StatusPill tone="open">{t('lottery.open', { time: dayTimeText(draw.closeAt) })}</StatusPill>;
    case 'closed':
      return <StatusPill tone="waiting">{t('lottery.closed', { time: hourMinute(draw.drawAt) })}</StatusPill>;
    case 'live':
      return <StatusPill tone="live">{t('lottery.live')}</StatusPill>;
    case 'drawn':
      return <StatusPill tone="over">{t('lottery.drawn', { no: draw.drawNo })}</StatusPill>;
  }
}

function sentence({ draw, tickets, moment }: DrawStageProps): string {
  if (moment.is === 'live') return t('lottery.liveText', { n: moment.seen + 1 });
  if (moment.is !== 'drawn') return t('lottery.rule');
  const number = firstNumber(draw);
  if (tickets.length === 0) return t('lottery.drawnText', { number });
  const count = tickets.filter(({ rank }) => rank !== null).length;
  return count > 0
    ? t('lottery.wonText', { number, count })
    : t('lottery.lostText', { number, count: tickets.length });
}

/** Counts down to the draw; afterwards it shows the number. */
function Board({ draw, moment, now }: { draw: LotteryDraw; moment: DrawMoment; now: ServerTime }) {
  if (moment.is === 'live') return null;
  const number = firstNumber(draw);
  if (moment.is === 'drawn')
    return (
      <span className="lottery-board">
        <LedBoard text={number} label={t('lottery.numberOf', { number })} height={34} />
        <small>{t('lottery.number')}</small>
      </span>
    );
  const time = boardTime(draw.drawAt - now);
  return (
    <span className="lottery-board">
      <LedBoard text={time} label={t('lottery.toDrawOf', { time })} height={34} />
      <small>{t('lottery.toDraw')}</small>
    </span>
  );
}

function bowlState(moment: DrawMoment, index: number): BowlState {
  if (moment.is === 'drawn') return 'drawn';
  if (moment.is !== 'live' || index > moment.seen) return 'waiting';
  return index < moment.seen ? 'drawn' : 'drawing';
}

const Bowls = ({ draw, moment }: { draw: LotteryDraw; moment: DrawMoment }) => (
  <ol className="lottery-bowls">
    {DIGIT_LABELS.slice(0, DIGITS).map((name, index) => (
      <li key={name}>
        <Bowl
          name={`${draw.drawNo} ${index}`}
          state={bowlState(moment, index)}
          digit={firstNumber(draw)[index] ?? ''}
        />
        {name}
      </li>
    ))}
  </ol>
);

/** The stage of a draw: its bowls, digit by digit as it is drawn, with what is published of it. */
export function DrawStage({ draw, tickets, moment }: DrawStageProps) {
  const now = useServerNow();
  const { drawAt, closeAt, issued, commitment, drawNo } = draw;
  return (
    <section className="lottery-stage" aria-label={t('hub.lottery')}>
      <header>
        <div>
          <Pill draw={draw} moment={moment} />
          <h1>{t('hub.lottery')}</h1>
          <p role="status">{sentence({ draw, tickets, moment })}</p>
        </div>
        <Board draw={draw} moment={moment} now={now} />
      </header>
      <Bowls draw={draw} moment={moment} />
      <footer>
        <dl>
          <div>
            <dt>{t('lottery.drawAt')}</dt>
            <dd className="num">{dayTimeText(drawAt)}</dd>
          </div>
          <div>
            <dt>{t('lottery.closeAt')}</dt>
            <dd className="num">{hourMinute(closeAt)}</dd>
          </div>
          <div>
            <dt>{t('lottery.issued')}</dt>
            <dd className="num">{t('lottery.sheets', { count: countText(issued) })}</dd>
          </div>
          <div>
            <dt>{t('lottery.commitment')}</dt>
            <dd>
              <code title={commitment}>{`${commitment.slice(0, 6)}…${commitment.slice(-6)}`}</code>
            </dd>
          </div>
        </dl>
        {moment.is === 'drawn' ? (
          <Link className={buttonClass({ size: 'sm' })} to={lotteryProofPath(drawNo)}>
            {t('lottery.toProof', { no: drawNo })}
          </Link>
        ) : null}
      </footer>
    </section>
  );
}
