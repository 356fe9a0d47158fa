import { EURO24, EURO24_RUNS } from '#contract/activity/constants/euro24.ts';
import type { Euro24Part, Euro24Round } from '#contract/activity/schema/kinds/euro24.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import './run-card.css';

const SHOWN = 7;

const isDone = ({ answered }: Euro24Round) => answered === EURO24.questions;

/** The last rounds up to today, each with whether it was finished. */
function Days({ rounds, today }: { rounds: Euro24Part['rounds']; today: number }) {
  const shown = rounds.filter(({ n }) => n <= today).slice(-SHOWN);
  return (
    <ol className="quiz-days">
      {shown.map((round) => (
        <li
          key={round.n}
          data-done={isDone(round)}
          aria-current={round.n === today ? 'date' : undefined}
          aria-label={t(isDone(round) ? 'euro24.dayDone' : 'euro24.dayNotDone', { day: round.day.slice(5) })}
        >
          <i aria-hidden="true">
            {isDone(round) ? <Icon name="check" size={16} /> : round.n === today ? round.answered : null}
          </i>
          <span aria-hidden="true">{round.n === today ? t('euro24.todayShort') : round.day.slice(8)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Days in a row, the last rounds, and what days in a row bring. */
export function RunCard({ run, rounds, round }: Pick<Euro24Part, 'run' | 'rounds' | 'round'>) {
  return (
    <Card aria-label={t('euro24.runTitle')}>
      <div className="padded__head">
        <h2>{t('euro24.runTitle')}</h2>
        <b className="num">{t('euro24.days', { count: run })}</b>
      </div>
      <p className="cap t3">{t('euro24.runText', { count: EURO24.questions })}</p>
      {round === null ? null : <Days rounds={rounds} today={round} />}
      <ul className="quiz-runs">
        {EURO24_RUNS.map(({ days, coins }) => (
          <li key={days} data-done={run >= days}>
            <span>{t('euro24.runDays', { days })}</span>
            <span className="num">
              {run >= days ? t('euro24.runGot', { coins }) : t('euro24.runToGo', { coins, left: days - run })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
