import type { GuessAnswer } from '#contract/activity/constants/guess.ts';
import type { GuessQuestion } from '#contract/activity/schema/kinds/guess.ts';
import { formatCoins } from '#contract/units/money.ts';
import { classNames } from '#kit/class-names.ts';
import { answerText, topicText } from './guess-text.ts';
import { partOf, poolOf, timesOf } from './pool-odds.ts';
import { t } from './texts.ts';
import './answers.css';

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
export function Answers({ question, picked, onPick }: AnswersProps) {
  const { answers, mine, right, state, topic } = question;
  const isOpen = state === 'open' && mine === null;
  return (
    <ul className="guess-answers" aria-label={t('guess.answersOf', { topic: topicText(topic) })}>
      {answers.map((row) => {
        const isOn = (mine?.answer ?? picked) === row.answer;
        const look = classNames('guess-answer', isOn && 'is-on', right === row.answer && 'is-right');
        return (
          <li key={row.answer}>
            {isOpen ? (
              <button type="button" className={look} aria-pressed={isOn} onClick={() => onPick(row.answer)}>
                <Figures question={question} row={row} />
              </button>
            ) : (
              <div className={`${look} guess-answer--fixed`}>
                <Figures question={question} row={row} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
