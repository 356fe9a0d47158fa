import type { SignInPart } from '#contract/activity/schema/kinds/sign-in.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { ActNotices } from '../head/act-notices.tsx';
import { PrizeArt } from '../head/prize/prize-art.tsx';
import { usePrizeLabel } from '../head/prize/prize-label.ts';
import type { Acting } from '../head/use-acting.ts';
import { type CalendarDay, weekdayOf } from './days.ts';
import { Stamp } from './stamp.tsx';
import { t } from './texts.ts';
import './week-card.css';

const isSigned = ({ state }: CalendarDay) => state === 'signed' || state === 'madeUp';

function Stub({ of, isToday }: { of: CalendarDay; isToday: boolean }) {
  const { art, text } = usePrizeLabel()(of.prize);
  const look = isSigned(of) ? 'signed' : isToday ? 'today' : of.state === 'future' ? 'future' : 'passed';
  return (
    <li className={`sign-in-stub sign-in-stub--${look}`} aria-current={isToday ? 'date' : undefined}>
      <span>{isToday ? t('signIn.today') : t(`signIn.weekday${weekdayOf(of.day)}`)}</span>
      {isSigned(of) ? <Stamp size={48} /> : <PrizeArt name={art} size={isToday ? 40 : 32} />}
      <b className="num">{text}</b>
    </li>
  );
}

interface WeekCardProps {
  part: SignInPart;
  acting: Acting;
  /** Today is signed. */
  sign: () => void;
  canSign: boolean;
}

/** The days of this week, and the button of today. */
export function WeekCard({ part: { week, today }, acting, sign, canSign }: WeekCardProps) {
  const wordsOf = usePrizeLabel();
  const now = week.find(({ day }) => day === today);
  const prize = now === undefined ? '' : wordsOf(now.prize).text;
  const isDone = now !== undefined && isSigned(now);
  return (
    <Card aria-label={t('signIn.week')}>
      <div className="padded__head">
        <h2>{t('signIn.week')}</h2>
        <span className="sm t3">{isDone ? t('signIn.todayDone') : t('signIn.todayGives', { prize })}</span>
      </div>
      <ol className="sign-in-week">
        {week.map((day) => (
          <Stub key={day.day} of={day} isToday={day.day === today} />
        ))}
      </ol>
      <div className="sign-in-week__foot">
        <Button
          variant="gold"
          size="lg"
          icon="calendar"
          disabled={isDone || !canSign}
          loading={acting.busy}
          onClick={sign}
        >
          {isDone ? t('signIn.todayDone') : t('signIn.sign', { prize })}
        </Button>
      </div>
      <ActNotices of={acting} />
    </Card>
  );
}
