import { useState } from 'react';
import { AnswerForm } from './answer-form.tsx';
import { ChallengePicture } from './challenge-picture.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { t } from './texts.ts';

/** Characters in a picture, typed. */
export function CharactersChallenge({ ready, checking, onAttempt, onAnother }: ChallengeProps) {
  const { challenge, picture } = ready;
  const [text, setText] = useState('');
  return (
    <>
      <p className="vf__lead">{t('captcha.imageLead')}</p>
      <ChallengePicture source={picture} {...challenge} alt={t('captcha.imageAlt')} onAnother={onAnother} />
      <AnswerForm
        label={t('captcha.imageField')}
        value={text}
        onChange={setText}
        checking={checking}
        onSubmit={() => onAttempt({ by: 'text', text })}
      />
    </>
  );
}
