import '#app/features/activity/head/leaderboard.css';
import './run-card.css';
import { EURO24, EURO24_RUNS } from '#contract/activity/constants/euro24.ts';
import type { Euro24Part, Euro24Round } from '#contract/activity/schema/kinds/euro24.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { t } from './texts.ts';

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

const TENTHS = 10;

/** Members who finished today's round, best first; equal results share a rank. */
export const BoardCard = ({ board: { finished, places } }: Pick<Euro24Part, 'board'>) => (
  <Card aria-label={t('euro24.board')}>
    <div className="padded__head">
      <h2>{t('euro24.board')}</h2>
      <span className="cap t3">{t('euro24.finished', { count: finished })}</span>
    </div>
    {places.length === 0 ? <p className="cap t3">{t('euro24.noBoard')}</p> : null}
    <ol className="ruled leaderboard">
      {places.map(({ rank, name, avatar, right, tenths, isMe }) => (
        <li key={`${rank} ${name}`} className={isMe ? 'primary-text strong' : undefined}>
          <span className="num">{rank}</span>
          <Avatar src={avatar} size={28} />
          <span className="ell">{isMe ? t('euro24.me') : name}</span>
          <span className="cap t3 num">{t('euro24.time', { seconds: (tenths / TENTHS).toFixed(1) })}</span>
          <b className="num">{t('euro24.score', { right, count: EURO24.questions })}</b>
        </li>
      ))}
    </ol>
  </Card>
);

/** Returns the accessible name of a round, for viewers who cannot see its height. */
function roundLabel({ n, day, right, answered }: Euro24Round, today: number | null): string {
  const params = { n, day: day.slice(5), right };
  if (answered > 0) return t('euro24.roundLabel', params);
  return t(today !== null && n >= today ? 'euro24.roundAhead' : 'euro24.roundMissed', params);
}

/** All rounds: how many were right in each. */
export const RoundsCard = ({ rounds, round: today }: Pick<Euro24Part, 'rounds' | 'round'>) => (
  <Card aria-label={t('euro24.rounds')}>
    <h2>{t('euro24.rounds')}</h2>
    <ol className="quiz-rounds">
      {rounds.map((round) => (
        <li
          key={round.n}
          aria-current={round.n === today ? 'step' : undefined}
          data-played={round.answered > 0}
        >
          <i aria-hidden="true">
            <u style={{ height: `${(round.right / EURO24.questions) * 100}%` }} />
          </i>
          <span aria-hidden="true">{round.n}</span>
          <span className="sr">{roundLabel(round, today)}</span>
        </li>
      ))}
    </ol>
    <p className="cap t3">{t('euro24.roundsNote')}</p>
  </Card>
);
