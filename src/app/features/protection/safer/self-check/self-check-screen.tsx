import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { Card } from '#kit/layout/card.tsx';
import { ProgressLine } from '#kit/mark/progress-line.tsx';
import { SaferTalk } from '../safer-door.tsx';
import { SaferPage } from '../safer-page.tsx';
import { ANSWERS, type AnswerWorth, QUESTIONS, scoreOf } from './bands.ts';
import { Result } from './result.tsx';
import { t } from './texts.ts';
import '#kit/layout/form-grid.css';
import './self-check.css';

type Answers = Readonly<Partial<Record<(typeof QUESTIONS)[number], AnswerWorth>>>;

/** Text of a question; takes the focus if it follows another question. */
function Heading({ text, isNext }: { text: string; isNext: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** One question after the other; the answers are in the memory of this page and nowhere else. */
function Questions({ onDone }: { onDone: (answers: readonly AnswerWorth[]) => void }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [n, setN] = useState(0);
  const [problem, setProblem] = useState(false);
  const name = useId();
  const question = QUESTIONS[n] ?? QUESTIONS[0];
  const isLast = n === QUESTIONS.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(answers[question] === undefined);
    if (answers[question] === undefined) return;
    if (isLast) onDone(QUESTIONS.flatMap((each) => answers[each] ?? []));
    else setN(n + 1);
  };
  return (
    <Card as="form" className="self-check stack gap-12" onSubmit={submit}>
      <p className="row gap-12 cap t2 num">
        {t('selfCheck.progress', { n: n + 1, all: QUESTIONS.length })}
        <span className="self-check__line">
          <ProgressLine value={(n + 1) / QUESTIONS.length} />
        </span>
      </p>
      <fieldset aria-describedby={problem ? `${name}-problem` : undefined}>
        <legend>
          <Heading key={question} text={t(`selfCheck.${question}`)} isNext={n > 0} />
        </legend>
        {ANSWERS.map((worth) => (
          <PickCard
            key={worth}
            name={`${name}-${question}`}
            checked={answers[question] === worth}
            onPick={() => {
              setProblem(false);
              setAnswers({ ...answers, [question]: worth });
            }}
          >
            <b>{t(`selfCheck.a${worth}`)}</b>
          </PickCard>
        ))}
      </fieldset>
      <p id={`${name}-problem`} className="self-check__problem sm" role="status">
        {problem ? t('selfCheck.choose') : ''}
      </p>
      <div className="self-check__foot cluster gap-12">
        <Button disabled={n === 0} onClick={() => setN(n - 1)}>
          {t('selfCheck.back')}
        </Button>
        <Button type="submit" variant="primary">
          {isLast ? t('selfCheck.finish') : t('selfCheck.next')}
        </Button>
      </div>
    </Card>
  );
}

/** Self-assessment with nine questions [P.29]: no answer is stored or sent, and a reload discards them. */
export function SelfCheckScreen() {
  const [score, setScore] = useState<number | null>(null);
  return (
    <SaferPage title={score === null ? t('selfCheck.title') : t('selfCheck.resultTitle')}>
      <div className="form-grid">
        <div className="stack gap-page">
          {score === null ? (
            <Questions onDone={(answers) => setScore(scoreOf(answers))} />
          ) : (
            <Result score={score} onAgain={() => setScore(null)} />
          )}
        </div>
        <div className="stack gap-page">
          {score === null ? (
            <Card className="t2 sm">
              <p>{t('selfCheck.about')}</p>
              <p>{t('selfCheck.aboutResult')}</p>
            </Card>
          ) : null}
          <SaferTalk />
        </div>
      </div>
    </SaferPage>
  );
}
