import './sign-in-screen.css';
import { useState } from 'react';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { SignInPart } from '#contract/activity/schema/kinds/sign-in.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { formatCoins } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { ActNotices, LockedNote } from '../head/act-notices.tsx';
import { ActivityHero, type HeroFact } from '../head/page/activity-hero.tsx';
import { ActivityPage } from '../head/page/activity-page.tsx';
import { ActivityPart } from '../head/page/activity-part.tsx';
import { RulesCard } from '../head/page/rules-card.tsx';
import { PhasePill } from '../head/phase.tsx';
import { PrizeArt } from '../head/prize/prize-art.tsx';
import { usePrizeLabel } from '../head/prize/prize-label.ts';
import { RecordsCard } from '../head/records-card.tsx';
import { ResultDialog } from '../head/result-dialog.tsx';
import { type Acting, useActing } from '../head/use-acting.ts';
import { type CalendarDay, Stamp, weekdayOf } from './days.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import { MonthCard } from './month-card.tsx';
import { t } from './texts.ts';

interface CardsCardProps {
  part: SignInPart;
  busy: boolean;
  buy: () => void;
}

/** Cards that make up a day: how many there are, and one more for coins. */
function CardsCard({ part: { makeUp }, busy, buy }: CardsCardProps) {
  const { cards, bought, mostBought, price } = makeUp;
  return (
    <Card aria-label={t('signIn.cards')}>
      <div className="padded__head">
        <h2>{t('signIn.cards')}</h2>
      </div>
      <div className="sign-in-cards row gap-14">
        <PrizeArt name="card" size={64} />
        <p className="grow">
          <b className="num">{cards}</b> {t('signIn.cardsLeft')}
          <small>{t('signIn.bought', { bought, most: mostBought })}</small>
        </p>
        <Button variant="gold" size="sm" loading={busy} disabled={bought >= mostBought} onClick={buy}>
          {t('signIn.buy', { price: formatCoins(price) })}
        </Button>
      </div>
      <p className="cap t3">{t('signIn.cardsText')}</p>
    </Card>
  );
}

type SignIn = OutputOf<'activity.signIn'>;

function Hero({ card, part: { monthDays, streak, points, run } }: SignIn) {
  const facts: readonly HeroFact[] = [
    ['calendar', t('signIn.monthDays'), t('signIn.days', { count: monthDays })],
    ['flame', t('signIn.streak'), t('signIn.days', { count: streak })],
    ['coins', t('signIn.points'), t('signIn.pointsOf', { count: points })],
  ];
  return (
    <ActivityHero
      kind="signIn"
      status={<PhasePill of={card} timed />}
      text={t('signIn.text', { days: run.days })}
      facts={facts}
    />
  );
}

const RULES = [t('signIn.rule1'), t('signIn.rule2'), t('signIn.rule3'), t('signIn.rule4')];

const isSigned = ({ state }: CalendarDay) => state === 'signed' || state === 'madeUp';

function Stub({ of, isToday }: { of: CalendarDay; isToday: boolean }) {
  const { art, text } = usePrizeLabel()(of.prize);
  const variant = isSigned(of) ? 'signed' : isToday ? 'today' : of.state === 'future' ? 'future' : 'passed';
  return (
    <li className={`sign-in-stub sign-in-stub--${variant}`} aria-current={isToday ? 'date' : undefined}>
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
function WeekCard({ part: { week, today }, acting, sign, canSign }: WeekCardProps) {
  const labelOf = usePrizeLabel();
  const now = week.find(({ day }) => day === today);
  const prize = now === undefined ? '' : labelOf(now.prize).text;
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

function Known({ card, part }: SignIn) {
  const acting = useActing(card.activityId, 'activity.signIn');
  const [record, setRecord] = useState<ActivityRecord | null>(null);
  const runAction = async (does: ActivityDoes) => {
    const result = await acting.act(does);
    setRecord(result);
  };
  const isLocked = card.mine.is === 'locked' && card.mine.why !== 'usedUp';
  const canMakeUp = part.makeUp.cards > 0 && !acting.busy && !isLocked;
  return (
    <ActivityPage
      kind="signIn"
      hero={<Hero card={card} part={part} />}
      side={
        <>
          <MilestonesCard
            part={part}
            busy={acting.busy}
            claim={({ month, days }) => void runAction({ does: 'milestone', month, days })}
            claimRun={() => void runAction({ does: 'run' })}
          />
          <CardsCard part={part} busy={acting.busy} buy={() => void runAction({ does: 'buyCard' })} />
          <RulesCard rules={RULES} />
        </>
      }
    >
      {isLocked ? <LockedNote mine={card.mine} /> : null}
      <WeekCard
        part={part}
        acting={acting}
        sign={() => void runAction({ does: 'signIn' })}
        canSign={!isLocked}
      />
      <MonthCard part={part} makeUp={canMakeUp ? (day) => void runAction({ does: 'makeUp', day }) : null} />
      <RecordsCard kind="signIn" acting={acting} />
      <ResultDialog record={record} acting={acting} onRecord={setRecord} />
    </ActivityPage>
  );
}

/** Calendar of sign-ins: one stamp a day, make-up days, and the rewards by number of days [1.03]. */
export function SignInScreen() {
  return (
    <ActivityPart kind="signIn" of={useCall('activity.signIn', {})}>
      {(signIn) => <Known {...signIn} />}
    </ActivityPart>
  );
}
