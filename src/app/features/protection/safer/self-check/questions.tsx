import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#kit/action/button.tsx';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { Card } from '#kit/layout/card.tsx';
import { ProgressLine } from '#kit/mark/progress-line.tsx';
import { ANSWERS, type AnswerWorth, QUESTIONS } from './bands.ts';
import { t } from './texts.ts';

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
export function Questions({ onDone }: { onDone: (answers: readonly AnswerWorth[]) => void }) {
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
    <Card as="form" className="self-check" onSubmit={submit}>
      <p className="self-check__progress cap t2 num">
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
      <div className="self-check__foot">
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
