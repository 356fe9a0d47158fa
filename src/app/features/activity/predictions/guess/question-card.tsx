import './question-card.css';
import './answers.css';
import { boardTime, LedBoard } from '#app/features/activity/head/board/led-board.tsx';
import { StatusPill } from '#app/features/activity/head/status-pill.tsx';
import type { GuessAnswer } from '#contract/activity/constants/guess.ts';
import { poolPayout } from '#contract/activity/rules/pool-payout.ts';
import type { GuessQuestion } from '#contract/activity/schema/kinds/guess.ts';
import { coins, formatCoins } from '#contract/units/money.ts';
import { hourMinute } from '#contract/units/time.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import { answerText, topicText } from './guess-text.ts';
import { partOf, poolOf, timesOf } from './pool-odds.ts';
import { t } from './texts.ts';

const scoreText = ({ match }: GuessQuestion) => match.score.join(':');

/** Returns the payout of the member's stake if its answer is right, now that the pool is fixed; coins. */
function returnIfRight({ answers, mine }: GuessQuestion): string {
  if (mine === null) return '';
  const others = answers.map(({ answer, pool }) => ({
    answer,
    amount: answer === mine.answer ? pool - mine.amount : pool,
  }));
  const { parts } = poolPayout([mine, ...others], mine.answer, 0);
  return formatCoins(coins(parts[0] ?? 0n));
}

function lockedText(question: GuessQuestion): string {
  const { mine, topic, match } = question;
  if (match.phase === 'upcoming') return t('guess.lockedSoon');
  const score = scoreText(question);
  if (mine === null) return t('guess.lockedText', { score });
  const answer = answerText(topic, mine.answer);
  return t('guess.lockedMine', { score, answer, coins: returnIfRight(question) });
}

function decidedText(question: GuessQuestion): string {
  const { refund, mine, right, topic, settledAt } = question;
  if (refund !== null) return t(`guess.refundText_${refund}`);
  const time = settledAt === null ? '' : dayTimeText(settledAt);
  const common = { score: scoreText(question), answer: right === null ? '' : answerText(topic, right), time };
  if (mine === null) return t('guess.settledText', common);
  if (mine.answer !== right) return t('guess.lostText', { ...common, mine: answerText(topic, mine.answer) });
  const amount = formatCoins(mine.amount);
  return t('guess.wonText', { ...common, amount, returned: formatCoins(mine.returned ?? coins(0)) });
}

/** Outcome of a question, below its answers. */
function QuestionNote({ question }: { question: GuessQuestion }) {
  if (question.state === 'open') return null;
  const isLocked = question.state === 'locked';
  const { mine } = question;
  // A return of no more than was put in is no gain [P.21].
  const isWon = mine !== null && mine.answer === question.right && (mine.returned ?? 0n) > mine.amount;
  return (
    <p className={isWon ? 'guess-note sm guess-note--won' : 'guess-note sm'}>
      <Icon name={isLocked ? 'hourglass' : 'check'} size={16} />
      <span>{isLocked ? lockedText(question) : decidedText(question)}</span>
    </p>
  );
}

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
    <span className="guess-question__sides row wraps">
      <span className="guess-question__side">
        <img src={match.homeLogo} alt="" width={22} height={22} loading="lazy" />
        <b>{match.home}</b>
      </span>
      <small className="num" title={dayTimeText(match.startAt)}>
        {time}
      </small>
      <span className="guess-question__side">
        <b>{match.away}</b>
        <img src={match.awayLogo} alt="" width={22} height={22} loading="lazy" />
      </span>
    </span>
  );
}

interface AnswersProps {
  question: GuessQuestion;
  /** The one in the slip. */
  picked: GuessAnswer | null;
  onPick: (answer: GuessAnswer) => void;
}

type Row = GuessQuestion['answers'][number];

/** Figures of one answer: its share of the pool, and the resulting multiple of a stake. */
function Figures({ question, row }: { question: GuessQuestion; row: Row }) {
  const pool = poolOf(question);
  const times = timesOf(pool, row.pool);
  const { mine, topic } = question;
  return (
    <>
      <i aria-hidden="true" style={{ width: `${partOf(pool, row.pool)}%` }} />
      <span>
        {answerText(topic, row.answer)}
        {mine?.answer === row.answer ? (
          <small className="guess-answer__mine">{t('guess.mine', { coins: formatCoins(mine.amount) })}</small>
        ) : null}
      </span>
      <span className="guess-answer__part num">
        {t('guess.percent', { percent: partOf(pool, row.pool) })}
      </span>
      <span className="guess-answer__times num">{times === '' ? '' : t('guess.times', { times })}</span>
    </>
  );
}

/** The answers of a question: to pick from while it is open and nothing was put in, to read afterwards. */
function Answers({ question, picked, onPick }: AnswersProps) {
  const { answers, mine, right, state, topic } = question;
  const isOpen = state === 'open' && mine === null;
  return (
    <ul className="stack gap-8" aria-label={t('guess.answersOf', { topic: topicText(topic) })}>
      {answers.map((row) => {
        const isOn = (mine?.answer ?? picked) === row.answer;
        const answerClass = classNames('guess-answer', isOn && 'is-on', right === row.answer && 'is-right');
        return (
          <li key={row.answer}>
            {isOpen ? (
              <button
                type="button"
                className={answerClass}
                aria-pressed={isOn}
                onClick={() => onPick(row.answer)}
              >
                <Figures question={question} row={row} />
              </button>
            ) : (
              <div className={`${answerClass} guess-answer--fixed`}>
                <Figures question={question} row={row} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** One question: its match, its pool, its answers, and what became of it. */
export function QuestionCard({ question, picked, onPick }: QuestionCardProps) {
  const { match, topic, people, state } = question;
  const name = `${match.home} ${t('guess.versus')} ${match.away}，${topicText(topic)}`;
  return (
    <Card
      as="article"
      flush
      className={state === 'open' ? 'guess-question' : 'guess-question guess-question--over'}
      aria-label={name}
    >
      <header className="guess-question__head">
        <Sides match={match} />
        <Standing question={question} />
      </header>
      <div className="guess-question__body">
        <h2>{topicText(topic)}</h2>
        <p className="guess-question__pool">
          <span>{t('guess.people', { count: people })}</span>
          <span>
            {t('guess.pool')} <Coin size={15} />{' '}
            <b className="gold-text num">{formatCoins(poolOf(question))}</b>
          </span>
          <span>{t(state === 'open' ? 'guess.expected' : 'guess.final')}</span>
        </p>
        <Answers question={question} picked={picked} onPick={onPick} />
        <QuestionNote question={question} />
      </div>
    </Card>
  );
}
