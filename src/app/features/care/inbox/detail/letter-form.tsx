import { type FormEvent, useId, useState } from 'react';
import { useNumberedDraft } from '#app/features/money/order/stored-draft.ts';
import { LETTER_ANSWER_MAX } from '#contract/care/inbox/inbox-rules.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import { formFieldProblem } from '#contract/text/form-rules.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { describedBy, FieldFrame } from '#kit/form/field-frame.tsx';
import { t } from '../texts.ts';

const max = { max: LETTER_ANSWER_MAX };

type LetterFormProps = {
  /** Key under which the text is stored until it is sent. */
  readonly draft: string;
  readonly label: string;
  readonly hint: 'inbox.answerHint' | 'inbox.writeHint';
  /**
   * Sends the text; the same request is sent again while the text is the same, so that the platform stores a duplicate only
   * once.
   */
  readonly send: (text: string, requestId: ClientRequestId) => Promise<void>;
};

type LetterInput = { readonly text: string; readonly requestId: ClientRequestId };

/** Manages the text and its sending: stored over errors and reloads, and cleared when it has arrived. */
function useLetter({ draft, send }: Pick<LetterFormProps, 'draft' | 'send'>) {
  const { text, change: type, numberFor, arrived } = useNumberedDraft(draft);
  const [tried, setTried] = useState(false);
  const { state, run, forget } = useSubmission(({ text: body, requestId: id }: LetterInput) =>
    send(body, id),
  );
  const rule = { maxLength: LETTER_ANSWER_MAX, required: true, message: t('inbox.textRule', max) };
  const isWrong = formFieldProblem(text, rule) !== null;
  const change = (next: string) => {
    type(next);
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return;
    const end = await run({ text, requestId: numberFor() });
    if (end.is !== 'done') return;
    arrived(text);
    setTried(false);
    showToast({ text: t('inbox.sent'), tone: 'ok' });
  };
  const refusal = state.is === 'refused' ? textOfError(state.error) : undefined;
  const error = isWrong && (tried || text.length > LETTER_ANSWER_MAX) ? rule.message : refusal;
  return { text, change, submit, error, isSending: state.is === 'sending' };
}

/** Form for a message to customer service. */
export function LetterForm({ label, hint, ...letter }: LetterFormProps) {
  const id = useId();
  const { text, change, submit, error, isSending } = useLetter(letter);
  return (
    <form className="letter-form" onSubmit={submit} noValidate>
      <FieldFrame label={label} labelHidden error={error} controlId={id}>
        <textarea
          className="text-area letter-form__text"
          rows={3}
          placeholder={t(hint, max)}
          value={text}
          onChange={({ target }) => change(target.value)}
          {...describedBy(id, { error })}
        />
      </FieldFrame>
      <div className="row between">
        <span className="cap t3 num">{t('inbox.length', { count: text.length, ...max })}</span>
        <Button type="submit" variant="primary" loading={isSending}>
          {t('inbox.send')}
        </Button>
      </div>
    </form>
  );
}
