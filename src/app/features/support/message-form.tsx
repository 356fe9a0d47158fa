import { useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { callCore } from '#app/core-client/core.ts';
import { byRule } from '#app/features/account/field-rule.ts';
import { useOnce } from '#app/features/account/use-once.ts';
import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { describedBy, FieldFrame } from '#app/kit/form/field-frame.tsx';
import { SERVICE_TEXT_MAX } from '#contract/constants/support.ts';
import { toAppError } from '#contract/errors.ts';
import { PictureField, type PictureState } from './picture-field.tsx';
import { t } from './texts.ts';

type Fields = { text: string };
const max = { max: SERVICE_TEXT_MAX };

function useSend(form: UseFormReturn<Fields>, picture: PictureState, onSent: (ticket: string) => void) {
  const once = useOnce();
  return form.handleSubmit(({ text }) =>
    once(async () => {
      try {
        const pictureId = picture.is === 'done' ? picture.pictureId : null;
        onSent((await callCore('support.message', { text, pictureId })).ticket);
      } catch (thrown) {
        form.setError('text', { message: textOfError(toAppError(thrown)) });
      }
    }),
  );
}

/** What is the matter, with a screenshot if wanted [5.10]. What was typed survives a failure. */
export function MessageForm({ onSent }: { onSent: (ticket: string) => void }) {
  const id = useId();
  const form = useForm<Fields>({ defaultValues: { text: '' }, mode: 'onChange', delayError: 300 });
  const { register, formState } = form;
  const [picture, setPicture] = useState<PictureState>({ is: 'none' });
  const submit = useSend(form, picture, onSent);

  const rule = { maxLength: SERVICE_TEXT_MAX, message: t('support.textRule', max) };
  const notes = { hint: t('support.textHint', max), error: formState.errors.text?.message };
  return (
    <form className="cs__form" onSubmit={submit} noValidate>
      <FieldFrame label={t('support.text')} {...notes} controlId={id}>
        <textarea
          className="cs__text"
          rows={5}
          {...describedBy(id, notes)}
          {...register('text', { validate: byRule(rule) })}
        />
      </FieldFrame>
      <PictureField state={picture} onState={setPicture} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={formState.isSubmitting}
        disabled={picture.is === 'uploading'}
      >
        {t('support.submit')}
      </Button>
    </form>
  );
}
