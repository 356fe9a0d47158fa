import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { LoadFailed } from '#app/page/load-failed.tsx';
import type { CaptchaKind, PassedCaptcha } from '#contract/wire/captcha.ts';
import { CharactersChallenge } from './characters-challenge.tsx';
import { QuestionChallenge } from './question-challenge.tsx';
import { SlideChallenge } from './slide-challenge.tsx';
import { t } from './texts.ts';
import { useChallenge } from './use-challenge.ts';
import { WordsChallenge } from './words-challenge.tsx';
import './captcha.css';

const CHALLENGES = { image: CharactersChallenge, afs: SlideChallenge, anji: WordsChallenge };

type CaptchaPanelProps = {
  readonly kind: CaptchaKind;
  readonly onPassed: (verification: PassedCaptcha) => void;
};

/** A challenge, its question in words for people who cannot see it, and what went wrong [8.11]. */
export function CaptchaPanel({ kind, onPassed }: CaptchaPanelProps) {
  const [inWords, setInWords] = useState(false);
  const { state, problem, round, checking, check, another } = useChallenge(kind, onPassed);
  const panel = useRef<HTMLDivElement>(null);
  const shown = state.is === 'ready' ? `${state.value.challenge.ticket}-${round}-${inWords}` : '';
  // What can be done now takes the focus, also after a wrong try or another picture.
  useEffect(() => {
    if (shown) panel.current?.querySelector<HTMLElement>('input, .vf__words')?.focus();
  }, [shown]);

  if (state.is === 'failed') {
    return <LoadFailed error={state.error} title={t('captcha.failed')} onRetry={another} />;
  }
  const Picture = CHALLENGES[kind];
  const Shown = inWords ? QuestionChallenge : Picture;
  return (
    <div className="vf" ref={panel}>
      {state.is !== 'ready' ? (
        <div role="status" aria-label={t('captcha.loading')}>
          <Skeleton shape="block" height={kind === 'image' ? 68 : 196} />
        </div>
      ) : (
        <Shown key={shown} ready={state.value} checking={checking} onAttempt={check} onAnother={another} />
      )}
      <div className="vf__foot">
        <p className="vf__problem" role="alert">
          {problem}
        </p>
        <button type="button" className="link sm" onClick={() => setInWords(!inWords)}>
          {t(inWords ? 'captcha.picture' : 'captcha.question')}
        </button>
      </div>
    </div>
  );
}
