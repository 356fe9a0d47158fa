import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import type { AppError } from '#contract/errors.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { SecretField, secretProblems, secretRefusalText, type Typed } from './secret-field.tsx';
import { t } from './texts.ts';

const BLANK: Typed = { old: '', next: '', again: '' };
const FIELDS = ['old', 'next', 'again'] as const;

type SecretFormOptions = {
  readonly isOldRequired: boolean;
  /** Hands the new secret in. @throws AppError. */
  readonly save: (typed: Typed) => Promise<void>;
  readonly onDone: () => void;
};

/** The field that a refusal is about, and its sentence. */
function whereRefused(error: AppError | null, isOldRequired: boolean) {
  if (error === null) return null;
  const text = secretRefusalText(error);
  const field = text !== null && isOldRequired ? 'old' : 'next';
  return { field, text: text ?? refusalText('account', error) } as const;
}

/**
 * Manages the fields of a new secret: errors while typing, focus on the first invalid field on submitting, one attempt at a
 * time.
 */
function useSecretForm({ isOldRequired, save, onDone }: SecretFormOptions) {
  const [typed, setTyped] = useState(BLANK);
  const [submitted, setSubmitted] = useState(false);
  const { state, run, forget } = useSubmission(async (fields: Typed) => {
    await save(fields);
    await refreshAnswers('withdraw.prompt');
  });
  const refused = whereRefused(refusalOf(state), isOldRequired);
  const inputs = useRef<Partial<Record<keyof Typed, HTMLInputElement | null>>>({});
  const found = secretProblems(typed, isOldRequired, submitted);

  const type = (field: keyof Typed) => (digits: string) => {
    setTyped((before) => ({ ...before, [field]: digits }));
    if (refused?.field === field) forget();
  };

  const sendSecret = async () => {
    const end = await run(typed);
    if (end.is === 'done') onDone();
    const wrong = end.is === 'refused' ? whereRefused(end.error, isOldRequired) : null;
    if (wrong?.field === 'old') setTyped((before) => ({ ...before, old: '' }));
    if (wrong !== null) inputs.current[wrong.field]?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const problems = secretProblems(typed, isOldRequired, true);
    const wrong = FIELDS.find((field) => problems[field] !== undefined);
    if (wrong === undefined) void sendSecret();
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

  return { field, submit, busy: state.is === 'sending' };
}

type SecretFormProps = {
  /** True if the current password is required. */
  readonly isOldRequired?: boolean;
  /** True if there is none yet. */
  readonly isFirst?: boolean;
  readonly submitLabel: string;
  readonly save: (typed: Typed) => Promise<void>;
  readonly onDone: () => void;
  /** Further fields, above the digits. */
  readonly children?: ReactNode;
};

/** A new withdrawal password, typed twice [5.05]. */
export function SecretForm({
  isOldRequired = false,
  isFirst = false,
  submitLabel,
  save,
  onDone,
  children,
}: SecretFormProps) {
  const { verb } = useWalletTerms();
  const { field, submit, busy } = useSecretForm({ isOldRequired, save, onDone });
  return (
    <form className="secret" onSubmit={submit} noValidate>
      {children}
      {isOldRequired ? <SecretField label={t('secret.current', { verb })} {...field('old')} /> : null}
      <SecretField
        label={t(isFirst ? 'secret.first' : 'secret.next', { verb })}
        hint={t('secret.hint')}
        {...field('next')}
      />
      <SecretField label={t('secret.again')} {...field('again')} />
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
