import { EURO24 } from '#contract/activity/constants/euro24.ts';
import type { Euro24Question } from '#contract/activity/schema/kinds/euro24.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { held } from '#kit/action/press.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from './texts.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const PERCENT = 100;
const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

/** The seconds left, as a figure in a ring; they are counted by the server's clock. */
function Timer({ deadlineAt }: Pick<Euro24Question, 'deadlineAt'>) {
  const text = useServerText((now) => `${Math.max(0, Math.ceil((deadlineAt - now) / SECOND_MS))}`);
  const share = (Number(text) * SECOND_MS) / EURO24.answerMs;
  return (
    <div className="quiz-timer" role="timer" aria-label={t('euro24.left', { seconds: text })}>
      <svg width={60} height={60} viewBox="0 0 60 60" aria-hidden="true">
        <circle cx={30} cy={30} r={RADIUS} />
        <circle cx={30} cy={30} r={RADIUS} strokeDasharray={`${ROUND * share} ${ROUND}`} />
      </svg>
      <b>{text}</b>
    </div>
  );
}

/** Reports whether the time for a question has ended by the server's clock. */
const useIsLate = ({ deadlineAt }: Euro24Question): boolean =>
  useServerText((now) => (now >= deadlineAt ? 'late' : '')) !== '';

type Answer = NonNullable<Euro24Question['answer']>;

/** Returns the share of answers that chose an option, as a whole percentage; null without answers. */
function shareOf({ picked }: Answer, option: number): string | null {
  const all = picked.reduce((sum, count) => sum + count, 0);
  const count = picked[option];
  return all === 0 || count === undefined ? null : `${Math.round((count / all) * PERCENT)}%`;
}

/** Result of an answer, and its explanation. */
function Explanation({ answer }: { answer: Answer }) {
  const { isRight, option, coins, why, picked } = answer;
  const people = picked.reduce((sum, count) => sum + count, 0);
  const share = shareOf(answer, option);
  const resultText = () => {
    if (isRight) return coins > EURO24.coins ? t('euro24.rightPlain') : t('euro24.right', { coins });
    return t(option < 0 ? 'euro24.none' : 'euro24.wrong');
  };
  const own = isRight ? EURO24.coins : 0;
  return (
    <p className="quiz-reason" role="status">
      <b>{resultText()}</b>
      {coins > own ? <b>{t('euro24.also', { coins })}</b> : null} {why}
      {share === null ? null : (
        <span className="quiz-reason__same">{t('euro24.same', { people, share })}</span>
      )}
    </p>
  );
}

interface OptionsProps {
  question: Euro24Question;
  isLate: boolean;
  busy: boolean;
  onAnswer: (option: number) => void;
}

const Options = ({ question: { options, answer }, isLate, busy, onAnswer }: OptionsProps) => (
  <ul className="quiz-options grid-2 gap-10" aria-label={t('euro24.options')}>
    {options.map((text, index) => {
      const isRight = answer?.right === index;
      const isWrong = answer !== null && answer.option === index && !isRight;
      return (
        <li key={text}>
          <button
            type="button"
            className={classNames(
              'quiz-option',
              isRight && 'quiz-option--right',
              isWrong && 'quiz-option--wrong',
            )}
            disabled={isLate || answer !== null}
            {...held(busy, () => onAnswer(index))}
          >
            <i aria-hidden="true">{isRight ? <Icon name="check" size={16} /> : LETTERS[index]}</i>
            <span>{text}</span>
            {answer === null ? null : <small className="num">{shareOf(answer, index)}</small>}
          </button>
        </li>
      );
    })}
  </ul>
);

interface QuestionCardProps {
  question: Euro24Question;
  n: number;
  busy: boolean;
  onAnswer: (option: number) => void;
}

/** The question that is out with its seconds, or what became of it. */
export function QuestionCard({ question, n, busy, onAnswer }: QuestionCardProps) {
  const isLate = useIsLate(question);
  const isOut = question.answer === null;
  return (
    <div className="quiz-body">
      <div className="quiz-head row gap-16">
        <h2>
          <span className="sr">{t('euro24.question', { n })} </span>
          {question.text}
        </h2>
        {isOut ? <Timer deadlineAt={question.deadlineAt} /> : null}
      </div>
      <Options question={question} isLate={isLate} busy={busy} onAnswer={onAnswer} />
      {question.answer === null ? null : <Explanation answer={question.answer} />}
      {isOut && isLate ? (
        <div className="row wraps between gap-12">
          <b>{t('euro24.timeUp')}</b>
          <Button variant="primary" loading={busy} onClick={() => onAnswer(-1)}>
            {t('euro24.seeWhy')}
          </Button>
        </div>
      ) : null}
      {isOut && !isLate ? <p className="cap t3">{t('euro24.note')}</p> : null}
    </div>
  );
}
