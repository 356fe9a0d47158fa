import { useCallback, useEffect, useRef, useState } from 'react';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { Attempt, Challenge } from '#contract/people/captcha/calls.ts';
import { type Loadable, PENDING, ready } from '#contract/units/loadable.ts';
import type { CaptchaKind, PassedCaptcha } from '#contract/wire/captcha.ts';
import { callCore, core } from '#core-client/core.ts';
import { textOfError } from '#i18n/error-text.ts';
import { t } from './texts.ts';

/** Challenge and its image, SVG text. */
type Posed = { readonly challenge: Challenge; readonly image: string };

async function load(kind: CaptchaKind): Promise<Loadable<Posed, AppError>> {
  try {
    const { ticket } = await callCore('captcha.register', { kind });
    const challenge = await callCore('captcha.get', { ticket });
    const svg = kind === 'image' ? await core.captcha.fetchImage(ticket) : challenge.picture;
    return ready({ challenge, image: svg });
  } catch (thrown) {
    return { is: 'failed', error: toAppError(thrown), last: null };
  }
}

const isUsedUp = ({ code, detail }: AppError) => code === 'WRONG_VERIFY_CODE' && detail.left === 0;

function errorTextOf(error: AppError): string {
  if (isUsedUp(error)) return t('captcha.usedUp');
  if (error.code === 'NOT_FOUND') return t('captcha.expired');
  const { left } = error.detail;
  const isWrong = error.code === 'WRONG_VERIFY_CODE' && left !== undefined;
  return isWrong ? t('captcha.wrong', { left }) : textOfError(error);
}

/** One challenge after another until one is passed. `round` changes whenever what was entered is void. */
export function useChallenge(kind: CaptchaKind, onPassed: (verification: PassedCaptcha) => void) {
  const [state, setState] = useState<Loadable<Posed, AppError>>(PENDING);
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const [checking, setChecking] = useState(false);
  const latest = useRef(0);

  const renew = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setState(PENDING);
    const loaded = await load(kind);
    if (latest.current === mine) setState(loaded);
  }, [kind]);

  useEffect(() => {
    setProblem('');
    void renew();
  }, [renew]);

  const check = async (attempt: Attempt) => {
    if (state.is !== 'ready' || checking) return;
    setChecking(true);
    try {
      onPassed(await callCore('captcha.check', { ticket: state.value.challenge.ticket, attempt }));
    } catch (thrown) {
      const error = toAppError(thrown);
      setProblem(errorTextOf(error));
      setRound((before) => before + 1);
      if (isUsedUp(error) || error.code === 'NOT_FOUND') void renew();
    } finally {
      setChecking(false);
    }
  };

  const another = () => {
    setProblem('');
    void renew();
  };
  return { state, problem, round, checking, check, another };
}

/** Props common to every kind of challenge. */
export type ChallengeProps = {
  readonly ready: Posed;
  readonly checking: boolean;
  readonly onAttempt: (attempt: Attempt) => void;
  readonly onAnother: () => void;
};
