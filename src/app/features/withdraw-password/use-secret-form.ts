import { type FormEvent, useRef, useState } from 'react';
import { refreshAnswers } from '#app/core-client/query.ts';
import { useOnce } from '#app/features/account/use-once.ts';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import { toAppError } from '#contract/errors.ts';
import { secretProblems, type Typed } from './secret-problem.ts';
import { secretRefusal } from './secret-refusal.ts';

const BLANK: Typed = { old: '', next: '', again: '' };
const FIELDS = ['old', 'next', 'again'] as const;

type SecretFormOptions = {
  readonly asksOld: boolean;
  /** Hands the new secret in. @throws AppError. */
  readonly save: (typed: Typed) => Promise<void>;
  readonly onDone: () => void;
};

/** The fields of a new secret: their words while typed, the first wrong one in focus on submitting, one try at a time. */
export function useSecretForm({ asksOld, save, onDone }: SecretFormOptions) {
  const [typed, setTyped] = useState(BLANK);
  const [submitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<{ readonly field: 'old' | 'next'; readonly text: string } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);
  const inputs = useRef<Partial<Record<keyof Typed, HTMLInputElement | null>>>({});
  const once = useOnce();
  const found = secretProblems(typed, asksOld, submitted);

  const type = (field: keyof Typed) => (digits: string) => {
    setTyped((before) => ({ ...before, [field]: digits }));
    if (refused?.field === field) setRefused(null);
  };

  const hand = () =>
    once(async () => {
      setBusy(true);
      setRefused(null);
      try {
        await save(typed);
        await refreshAnswers('withdraw.prompt');
        onDone();
      } catch (thrown) {
        const text = secretRefusal(toAppError(thrown));
        const field = text !== null && asksOld ? 'old' : 'next';
        setRefused({ field, text: text ?? thrownRefusalText('account', thrown) });
        if (field === 'old') setTyped((before) => ({ ...before, old: '' }));
        inputs.current[field]?.focus();
      } finally {
        setBusy(false);
      }
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const problems = secretProblems(typed, asksOld, true);
    const wrong = FIELDS.find((field) => problems[field] !== undefined);
    if (wrong === undefined) void hand();
    else inputs.current[wrong]?.focus();
  };

  const field = (name: keyof Typed) => ({
    value: typed[name],
    onValueChange: type(name),
    error: (refused?.field === name ? refused.text : undefined) ?? found[name],
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
  });

  return { field, submit, busy };
}
