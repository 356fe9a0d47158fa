import { type FormEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { AppError } from '#contract/errors.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';

interface FormSubmission<Fields extends FieldValues, Outcome> {
  /**
   * Executes the command of the form.
   * @throws AppError the refusal
   */
  send: (typed: Fields) => Promise<Outcome>;
  /** Work after the command before the form may be used again, such as refreshing what the page shows. */
  after?: (outcome: Outcome) => unknown;
  /** Text of a refusal, and the field it concerns. */
  refusal: (error: AppError) => { readonly at: FieldPath<Fields>; readonly message: string };
  onDone: (outcome: Outcome) => void;
}

/**
 * Submits a form, one submission at a time. A refusal is shown at its field, which is focused; typed text is unchanged.
 * `busy` until the command and the work after it have ended.
 */
export function useFormSubmission<Fields extends FieldValues, Outcome>(
  form: Pick<UseFormReturn<Fields>, 'handleSubmit' | 'setError'>,
  { send, after, refusal, onDone }: FormSubmission<Fields, Outcome>,
): { readonly submit: (event: FormEvent) => Promise<void>; readonly busy: boolean } {
  const { state, run } = useSubmission(send);
  const submit = form.handleSubmit(async (typed) => {
    const end = await run(typed, (ended) => (ended.is === 'done' ? after?.(ended.outcome) : undefined));
    if (end.is === 'done') onDone(end.outcome);
    if (end.is !== 'refused') return;
    const { at, message } = refusal(end.error);
    form.setError(at, { message }, { shouldFocus: true });
  });
  return { submit, busy: state.is === 'sending' };
}

/** Runs one submission at a time: a second press while one is under way does nothing. */
export function useOnce(): (run: () => Promise<void>) => Promise<void> {
  const busy = useRef(false);
  return async (run) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await run();
    } finally {
      busy.current = false;
    }
  };
}
