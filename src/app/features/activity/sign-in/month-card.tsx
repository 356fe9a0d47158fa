import type { SignInPart } from '#contract/activity/schema/kinds/sign-in.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { Card } from '#kit/layout/card.tsx';
import { PrizeArt } from '../head/prize/prize-art.tsx';
import { usePrizeLabel } from '../head/prize/prize-label.ts';
import { type CalendarDay, cellsBefore, dayNumber, monthNumber, Stamp } from './days.tsx';
import { t } from './texts.ts';
import './month-card.css';

/** The columns of the month, Monday first. */
const WEEKDAYS = ([1, 2, 3, 4, 5, 6, 0] as const).map((day) => t(`signIn.weekday${day}`).slice(1));

interface DayProps {
  of: CalendarDay;
  /** Makes the day up; null where it cannot be done now. */
  makeUp: ((day: CalendarDay['day']) => void) | null;
}

function Inside({ of, makeUp }: DayProps) {
  const { art, figure, text } = usePrizeLabel()(of.prize);
  const [month, day] = [monthNumber(of.day), dayNumber(of.day)];
  const prize = (
    <em title={text}>
      <PrizeArt name={art} size={16} />
      {of.prize.is === 'coins' || of.prize.is === 'points' ? figure : null}
    </em>
  );
  switch (of.state) {
    case 'missed':
      return makeUp ? (
        <button
          type="button"
          className="sign-in-day__makeup cap"
          aria-label={t('signIn.makeUpOf', { month, day })}
          onClick={() => makeUp(of.day)}
        >
          {t('signIn.makeUp')}
        </button>
      ) : (
        <em>{t('signIn.closed')}</em>
      );
    case 'closed':
      return <em>{t('signIn.closed')}</em>;
    case 'signed':
    case 'madeUp':
      return (
        <>
          <Stamp size={20} />
          {prize}
          <VisuallyHidden>{t(`signIn.${of.state}`)}</VisuallyHidden>
        </>
      );
    case 'today':
    case 'future':
      return prize;
    default:
      return of.state satisfies never;
  }
}

/** `column`: where the first day of the month begins, 1 for Monday. */
const Day = ({ of, makeUp, column }: DayProps & { column: number | undefined }) => (
  <li
    className={`sign-in-day column between sign-in-day--${of.state}`}
    style={{ gridColumnStart: column }}
    aria-current={of.state === 'today' ? 'date' : undefined}
  >
    <span className="num">{of.state === 'today' ? t('signIn.today') : dayNumber(of.day)}</span>
    <Inside of={of} makeUp={makeUp} />
  </li>
);

interface MonthCardProps {
  part: SignInPart;
  makeUp: DayProps['makeUp'];
}

/** Every day of the month in weeks that begin on Monday; a day that was missed is made up where it is shown. */
export function MonthCard({ part: { days, today }, makeUp }: MonthCardProps) {
  const missed = days.filter(({ state }) => state === 'missed').length;
  const title = t('signIn.month', { month: monthNumber(today) });
  return (
    <Card aria-label={title}>
      <div className="padded__head">
        <h2>{title}</h2>
        <span className="sm t3">
          {missed === 0 ? t('signIn.noneMissed') : t('signIn.missed', { count: missed })}
        </span>
      </div>
      <div className="sign-in-month sign-in-month--head cap t3" aria-hidden="true">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className="sign-in-month">
        {days.map((day, at) => (
          <Day
            key={day.day}
            of={day}
            makeUp={makeUp}
            column={at === 0 ? cellsBefore(day.day) + 1 : undefined}
          />
        ))}
      </ol>
    </Card>
  );
}
