import { type FormEvent, useId, useState } from 'react';
import { textOfError } from '#app/i18n/error-text.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { describedBy, FieldFrame } from '#app/kit/form/field-frame.tsx';
import { callCore } from '#app/link/core.ts';
import { SERVICE_TEXT_MAX } from '#contract/constants.ts';
import { toAppError } from '#contract/errors.ts';
import { PictureField, type PictureState } from './picture-field.tsx';

/** What is the matter, with a screenshot if wanted. What was typed survives a failure. */
export function MessageForm({ onSent }: { onSent: (ticket: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<PictureState>({ is: 'none' });
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    try {
      const pictureId = picture.is === 'done' ? picture.pictureId : null;
      onSent((await callCore('service.message', { text, pictureId })).ticket);
    } catch (thrown) {
      setProblem(textOfError(toAppError(thrown)));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(text.trim() === '' ? tLater('service.textMissing') : '');
    if (text.trim() !== '') void send();
  };

  const notes = { hint: tLater('service.textHint', { max: SERVICE_TEXT_MAX }), error: problem || undefined };
  return (
    <form className="cs__form" onSubmit={submit} noValidate>
      <FieldFrame label={tLater('service.text')} {...notes} controlId={id}>
        <textarea
          className="cs__text"
          rows={5}
          maxLength={SERVICE_TEXT_MAX}
          value={text}
          {...describedBy(id, notes)}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
      <PictureField state={picture} onState={setPicture} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={sending}
        disabled={picture.is === 'uploading'}
      >
        {tLater('service.submit')}
      </Button>
    </form>
  );
}
