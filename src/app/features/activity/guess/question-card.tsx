import { useServerNow } from '#app/core-client/server-clock.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Coin } from '#app/kit/mark/coin.tsx';
import type { GuessAnswer } from '#contract/constants/guess.ts';
import type { GuessQuestion } from '#contract/models/activity/guess.ts';
import { formatCoins } from '#contract/units/money.ts';
import { hourMinute } from '#contract/units/time.ts';
import { boardTime } from '../head/board-time.ts';
import { LedBoard } from '../head/led-board.tsx';
import { StatusPill } from '../head/status-pill.tsx';
import { Answers } from './answers.tsx';
import { topicText } from './guess-words.ts';
import { poolOf } from './pool-odds.ts';
import { QuestionNote } from './question-note.tsx';
import { t } from './texts.ts';
import './question-card.css';

interface QuestionCardProps {
  question: GuessQuestion;
  picked: GuessAnswer | null;
  onPick: (answer: GuessAnswer) => void;
}

/** The board that counts down to the kick-off, or what the question has come to. */
function Standing({ question: { state, lockAt, match } }: { question: GuessQuestion }) {
  const now = useServerNow();
  switch (state) {
    case 'open': {
      const time = boardTime(lockAt - now);
      return <LedBoard text={time} label={t('guess.toLock', { time })} height={16} />;
    }
    case 'locked':
      return (
        <StatusPill tone="locked">
          {t(match.phase === 'upcoming' ? 'guess.isLocked' : 'guess.isLive')}
        </StatusPill>
      );
    case 'settled':
      return <StatusPill tone="done">{t('guess.isSettled')}</StatusPill>;
    case 'refunded':
      return <StatusPill tone="over">{t('guess.isRefunded')}</StatusPill>;
  }
}

function Sides({ match }: Pick<GuessQuestion, 'match'>) {
  const isAhead = match.phase === 'upcoming';
  const time = isAhead ? hourMinute(match.startAt) : match.score.join(':');
  return (
    <span className="gsq__sides">
      <span className="gsq__side">
        <img src={match.homeLogo} alt="" width={22} height={22} loading="lazy" />
        <b>{match.home}</b>
      </span>
      <small className="num" title={dayTimeText(match.startAt)}>
        {time}
      </small>
      <span className="gsq__side">
        <b>{match.away}</b>
        <img src={match.awayLogo} alt="" width={22} height={22} loading="lazy" />
      </span>
    </span>
  );
}

/** One question: its match, its pool, its answers, and what became of it. */
export function QuestionCard({ question, picked, onPick }: QuestionCardProps) {
  const { match, topic, people, state } = question;
  const name = `${match.home} ${t('guess.versus')} ${match.away}，${topicText(topic)}`;
  return (
    <article className={state === 'open' ? 'card gsq' : 'card gsq gsq--over'} aria-label={name}>
      <header className="gsq__head">
        <Sides match={match} />
        <Standing question={question} />
      </header>
      <div className="gsq__body">
        <h2>{topicText(topic)}</h2>
        <p className="gsq__pool">
          <span>{t('guess.people', { count: people })}</span>
          <span>
            {t('guess.pool')} <Coin size={15} />{' '}
            <b className="actgold num">{formatCoins(poolOf(question))}</b>
          </span>
          <span>{t(state === 'open' ? 'guess.expected' : 'guess.final')}</span>
        </p>
        <Answers question={question} picked={picked} onPick={onPick} />
        <QuestionNote question={question} />
      </div>
    </article>
  );
}
