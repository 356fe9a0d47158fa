import '#app/features/activity/head/leaderboard.css';
import { EURO24 } from '#contract/activity/constants/euro24.ts';
import type { Euro24Part, Euro24Round } from '#contract/activity/schema/kinds/euro24.ts';
import { Card } from '#kit/layout/card.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { t } from './texts.ts';

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
        <li key={`${rank} ${name}`} className={isMe ? 'leaderboard__me' : undefined}>
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
function roundWord({ n, day, right, answered }: Euro24Round, today: number | null): string {
  const words = { n, day: day.slice(5), right };
  if (answered > 0) return t('euro24.roundLabel', words);
  return t(today !== null && n >= today ? 'euro24.roundAhead' : 'euro24.roundMissed', words);
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
          <span className="sr">{roundWord(round, today)}</span>
        </li>
      ))}
    </ol>
    <p className="cap t3">{t('euro24.roundsNote')}</p>
  </Card>
);
