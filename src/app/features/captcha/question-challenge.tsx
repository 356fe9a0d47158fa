import { useState } from 'react';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { t } from './texts.ts';

function speak(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'zh-CN';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** The same proof in words: readable by a screen reader, and read aloud where the browser can speak. */
export function QuestionChallenge({ ready, checking, onAttempt }: ChallengeProps) {
  const { question } = ready.challenge;
  const [answer, setAnswer] = useState('');
  return (
    <>
      <p className="vf__lead">{t('captcha.questionLead')}</p>
      <p className="vf__question">
        <span>{question}</span>
        {'speechSynthesis' in window && (
          <IconButton icon="volume" label={t('captcha.speak')} onClick={() => speak(question)} />
        )}
      </p>
      <AnswerForm
        label={t('captcha.questionField')}
        numeric
        value={answer}
        onChange={setAnswer}
        checking={checking}
        onSubmit={() => onAttempt({ by: 'question', answer })}
      />
    </>
  );
}
