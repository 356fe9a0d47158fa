import './account.css';
import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react';
import { refusalText } from '#app/page/refusal-text.ts';
import { digitsTyped } from '#contract/text/digits-typed.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { startStopwatch } from '#core-client/time/stopwatch.ts';
import { held } from '#kit/action/press.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';

type Wait = { readonly ms: number; readonly passed: () => number };

const waitOf = (ms: number): Wait => ({ ms, passed: startStopwatch() });

/** Returns the seconds until another code can be requested, and a function that starts the countdown. */
function useCodeWait(firstMs = 0): { seconds: number; begin: (ms: number) => void } {
  const [wait, setWait] = useState(() => waitOf(firstMs));
  const [passedMs, setPassedMs] = useState(0);
  const seconds = Math.max(0, Math.ceil((wait.ms - passedMs) / SECOND_MS));
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setPassedMs(wait.passed()), SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [counting, wait]);

  const begin = (ms: number) => {
    setPassedMs(0);
    setWait(waitOf(ms));
  };
  return { seconds, begin };
}

const DIGITS = 6;

type Changed = (event: ChangeEvent<HTMLInputElement>) => void;

/** Strips a field's value to the digits of a code before `changed` reads it: a pasted code may include spaces and text. */
export const digitsOnly =
  (changed: Changed | undefined): Changed =>
  (event) => {
    const digits = digitsTyped(event.target.value, DIGITS);
    if (digits !== event.target.value) event.target.value = digits;
    changed?.(event);
  };

interface CodeFieldProps extends ComponentProps<'input'> {
  /** Label for forms with more than one code. */
  label?: string;
  error?: string | undefined;
  /** Time until the first one can be requested, ms: a code may have been sent already. */
  firstWaitMs?: number;
  /** Requests a code; null when required fields are missing. @returns ms until the next one. */
  onSend: () => Promise<number | null>;
  onRefused: (text: string) => void;
}

/** A code that was sent, and the button that has one sent. The wait is counted down on the button. */
export function CodeField({
  label = t('account.code'),
  error,
  firstWaitMs,
  onSend,
  onRefused,
  onChange,
  ...input
}: CodeFieldProps) {
  const { seconds, begin } = useCodeWait(firstWaitMs);
  const { state, run } = useSubmission<null, number | null>(onSend);

  const send = async () => {
    const end = await run(null);
    if (end.is === 'done' && end.outcome !== null) {
      begin(end.outcome);
      showToast({ text: t('account.codeSent'), tone: 'ok' });
    }
    if (end.is !== 'refused') return;
    const { error } = end;
    begin(error.code === 'CODE_TOO_SOON' ? (error.detail.waitMs ?? 0) : 0);
    onRefused(refusalText('account', error));
  };

  return (
    <TextField
      label={label}
      placeholder={t('account.codeHint')}
      leading={<Icon name="shield" size={19} />}
      inputMode="numeric"
      autoComplete="one-time-code"
      error={error}
      trailing={
        <button
          type="button"
          className="link sm nowrap code-send"
          {...held(state.is === 'sending' || seconds > 0, () => void send())}
        >
          {seconds > 0 ? t('account.codeAgain', { seconds }) : t('account.getCode')}
        </button>
      }
      {...input}
      onChange={digitsOnly(onChange)}
    />
  );
}

/** Six digits, or what to type. */
export const codeRule = (code: string) => /^\d{6}$/.test(code) || t('account.codeWrong');
