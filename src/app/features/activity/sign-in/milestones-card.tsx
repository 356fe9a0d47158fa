import type { SignInPart } from '#contract/activity/schema/kinds/sign-in.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { PrizeArt } from '../head/prize/prize-art.tsx';
import { usePrizeLabel } from '../head/prize/prize-label.ts';
import { t } from './texts.ts';
import './milestones-card.css';

type Milestone = SignInPart['milestones'][number];

interface MilestonesCardProps {
  part: SignInPart;
  busy: boolean;
  claim: (milestone: Milestone) => void;
  claimRun: () => void;
}

type RowProps = {
  readonly of: Milestone;
  readonly isThisMonth: boolean;
  /** Days signed in the month so far. */
  readonly done: number;
} & Pick<MilestonesCardProps, 'busy' | 'claim'>;

function Row({ of, isThisMonth, done, busy, claim }: RowProps) {
  const { art, text } = usePrizeLabel()(of.prize);
  const { days, month, state, until } = of;
  return (
    <li>
      <span
        className={
          state === 'ahead'
            ? 'sign-in-milestones__icon center'
            : 'sign-in-milestones__icon center sign-in-milestones__icon--on'
        }
      >
        <PrizeArt name={art} size={34} />
      </span>
      <div>
        <b>
          {isThisMonth
            ? t('signIn.milestone', { days })
            : t('signIn.milestoneOf', { month: Number(month.slice(5)), days })}
        </b>
        <small>{text}</small>
        {state === 'ready' ? <small>{t('signIn.takeUntil', { time: dayTimeText(until) })}</small> : null}
      </div>
      {state === 'ready' ? (
        <Button
          variant="gold"
          size="sm"
          loading={busy}
          aria-label={t('signIn.takeOf', { days })}
          onClick={() => claim(of)}
        >
          {t('signIn.take')}
        </Button>
      ) : (
        <span className="sm t3">
          {state === 'taken' ? t('signIn.taken') : t('signIn.ahead', { days: Math.max(0, days - done) })}
        </span>
      )}
    </li>
  );
}

function Run({ part: { run }, busy, claimRun }: Omit<MilestonesCardProps, 'claim'>) {
  const { art, text } = usePrizeLabel()(run.prize);
  const { days, done, ready } = run;
  return (
    <li>
      <span
        className={
          ready > 0
            ? 'sign-in-milestones__icon center sign-in-milestones__icon--on'
            : 'sign-in-milestones__icon center'
        }
      >
        <PrizeArt name={art} size={34} />
      </span>
      <div>
        <b>{t('signIn.run', { days })}</b>
        <small>{text}</small>
      </div>
      {ready > 0 ? (
        <Button
          variant="gold"
          size="sm"
          loading={busy}
          aria-label={t('signIn.takeRun', { days })}
          onClick={claimRun}
        >
          {t('signIn.take')}
        </Button>
      ) : (
        <span className="sm t3 num">{t('signIn.runDone', { done, days })}</span>
      )}
    </li>
  );
}

/** Rewards for consecutive days and for days in a month; each until its deadline. */
export function MilestonesCard({ part, busy, claim, claimRun }: MilestonesCardProps) {
  const month = part.today.slice(0, 7);
  return (
    <Card aria-label={t('signIn.milestones')}>
      <div className="padded__head">
        <h2>{t('signIn.milestones')}</h2>
        <span className="sm t3">{t('signIn.milestonesNote')}</span>
      </div>
      <ul className="ruled sign-in-milestones">
        <Run part={part} busy={busy} claimRun={claimRun} />
        {part.milestones.map((of) => (
          <Row
            key={`${of.month}/${of.days}`}
            of={of}
            isThisMonth={of.month === month}
            done={part.monthDays}
            busy={busy}
            claim={claim}
          />
        ))}
      </ul>
    </Card>
  );
}
