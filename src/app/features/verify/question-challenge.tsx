import { useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { ChallengeProps } from './challenge-props.ts';

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
      <p className="vf__lead">{tLater('verify.questionLead')}</p>
      <p className="vf__question">
        <span>{question}</span>
        {'speechSynthesis' in window && (
          <IconButton icon="volume" label={tLater('verify.speak')} onClick={() => speak(question)} />
        )}
      </p>
      <AnswerForm
        label={tLater('verify.questionField')}
        numeric
        value={answer}
        onChange={setAnswer}
        checking={checking}
        onSubmit={() => onAttempt({ by: 'question', answer })}
      />
    </>
  );
}
