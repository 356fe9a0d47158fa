import { useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { AnswerForm } from './answer-form.tsx';
import { ChallengePicture } from './challenge-picture.tsx';
import type { ChallengeProps } from './challenge-props.ts';

/** Characters in a picture, typed. */
export function CharactersChallenge({ ready, checking, onAttempt, onAnother }: ChallengeProps) {
  const { challenge, picture } = ready;
  const [text, setText] = useState('');
  return (
    <>
      <p className="vf__lead">{tLater('verify.imageLead')}</p>
      <ChallengePicture
        source={picture}
        {...challenge}
        alt={tLater('verify.imageAlt')}
        onAnother={onAnother}
      />
      <AnswerForm
        label={tLater('verify.imageField')}
        value={text}
        onChange={setText}
        checking={checking}
        onSubmit={() => onAttempt({ by: 'text', text })}
      />
    </>
  );
}
