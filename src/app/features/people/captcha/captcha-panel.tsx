import './captcha.css';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '#app/page/loading/load-failed.tsx';
import type { CaptchaKind, PassedCaptcha } from '#contract/wire/captcha.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { DataImage } from '#kit/image/data-image.tsx';
import { t } from './texts.ts';
import { type ChallengeProps, useChallenge } from './use-challenge.ts';
import { ChallengeImage, WordsChallenge } from './words-challenge.tsx';

const percent = (part: number, total: number) => `${(part / total) * 100}%`;

/** A piece slid into its gap: dragged, or moved with the arrow keys and set down with Enter. */
function SlideChallenge({ ready, checking, onAttempt, onAnother }: ChallengeProps) {
  const { challenge, image } = ready;
  const { width, height, piece } = challenge;
  const [left, setLeft] = useState(0);
  if (!piece) return null;
  const maxLeft = width - piece.size;
  const attempt = () => !checking && left > 0 && onAttempt({ by: 'slide', left });
  const press = (event: KeyboardEvent) => {
    if (plainKey(event) === 'Enter') attempt();
  };
  return (
    <>
      <p className="captcha__lead row gap-8">{t('captcha.slideLead')}</p>
      <ChallengeImage source={image} width={width} height={height} alt="" onAnother={onAnother}>
        <DataImage
          className="captcha__piece"
          content={piece.picture}
          type="image/svg+xml"
          alt=""
          style={{
            left: percent(left, width),
            top: percent(piece.top, height),
            width: percent(piece.size, width),
          }}
        />
      </ChallengeImage>
      <input
        type="range"
        className="captcha__slide"
        aria-label={t('captcha.slideField')}
        aria-valuetext={t('captcha.slidePlace', { share: Math.round((left / maxLeft) * 100) })}
        min={0}
        max={maxLeft}
        step={2}
        value={left}
        aria-disabled={checking || undefined}
        onChange={(event) => checking || setLeft(event.target.valueAsNumber)}
        onPointerUp={attempt}
        onKeyDown={press}
      />
    </>
  );
}

type AnswerFormProps = {
  readonly label: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly checking: boolean;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
};

/** A short answer and its button, side by side. */
function AnswerForm({ label, value, numeric = false, checking, onChange, onSubmit }: AnswerFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '') onSubmit();
  };
  return (
    <form className="captcha__answer" onSubmit={submit}>
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
      />
      <Button type="submit" variant="primary" loading={checking} disabled={value.trim() === ''}>
        {t('captcha.submit')}
      </Button>
    </form>
  );
}

function speak(text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'zh-CN';
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Text version of the same challenge: readable by a screen reader, and read aloud where the browser supports speech. */
function QuestionChallenge({ ready, checking, onAttempt }: ChallengeProps) {
  const { question } = ready.challenge;
  const [answer, setAnswer] = useState('');
  return (
    <>
      <p className="captcha__lead row gap-8">{t('captcha.questionLead')}</p>
      <p className="captcha__question">
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

/** Challenge to type the characters of an image. */
function CharactersChallenge({ ready, checking, onAttempt, onAnother }: ChallengeProps) {
  const { challenge, image } = ready;
  const [text, setText] = useState('');
  return (
    <>
      <p className="captcha__lead row gap-8">{t('captcha.imageLead')}</p>
      <ChallengeImage source={image} {...challenge} alt={t('captcha.imageAlt')} onAnother={onAnother} />
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

const CHALLENGES = { image: CharactersChallenge, afs: SlideChallenge, anji: WordsChallenge };

type CaptchaPanelProps = {
  readonly kind: CaptchaKind;
  readonly onPassed: (verification: PassedCaptcha) => void;
};

/** Challenge, its text version for people who cannot see it, and its errors [8.11]. */
export function CaptchaPanel({ kind, onPassed }: CaptchaPanelProps) {
  const [isTextVersion, setTextVersion] = useState(false);
  const { state, problem, round, checking, check, another } = useChallenge(kind, onPassed);
  const panel = useRef<HTMLDivElement>(null);
  const shown = state.is === 'ready' ? `${state.value.challenge.ticket}-${round}-${isTextVersion}` : '';
  // The available control receives focus, also after a wrong attempt or another image.
  useEffect(() => {
    if (shown) panel.current?.querySelector<HTMLElement>('input, .captcha__words')?.focus();
  }, [shown]);

  if (state.is === 'failed') {
    return <LoadFailed error={state.error} title={t('captcha.failed')} onRetry={another} />;
  }
  const VisualChallenge = CHALLENGES[kind];
  const Shown = isTextVersion ? QuestionChallenge : VisualChallenge;
  return (
    <div className="captcha" ref={panel}>
      {state.is !== 'ready' ? (
        <div role="status" aria-label={t('captcha.loading')}>
          <Skeleton shape="block" height={kind === 'image' ? 68 : 196} />
        </div>
      ) : (
        <Shown key={shown} ready={state.value} checking={checking} onAttempt={check} onAnother={another} />
      )}
      <div className="captcha__foot row gap-8">
        <p className="captcha__problem" role="alert">
          {problem}
        </p>
        <button type="button" className="link sm" onClick={() => setTextVersion(!isTextVersion)}>
          {t(isTextVersion ? 'captcha.picture' : 'captcha.question')}
        </button>
      </div>
    </div>
  );
}
