import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { SERVICE_TEXT_MAX } from '#contract/care/support/constants.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import { isComposing } from '#kit/a11y/plain-key.ts';
import { Button } from '#kit/action/button.tsx';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { describedBy, FieldNote } from '#kit/form/field-frame.tsx';
import { ImageStrip } from '../images/image-strip.tsx';
import { useImageUploads } from '../images/use-image-uploads.ts';
import { t } from '../texts.ts';
import { sendMessage } from './outbox.ts';

/** Beginnings of the most frequent questions; a chosen one is inserted into the field and not sent. */
const PHRASES = ['phrasePerson', 'phraseOrder', 'phrasePicture', 'phraseBet', 'phraseLogin'] as const;
const max = SERVICE_TEXT_MAX;

/** Manages the typed text, stored over reloads until it is sent. */
function useComposing() {
  const [text, setText] = useStoredDraft('service');
  const [tried, setTried] = useState(false);
  const images = useImageUploads(1);
  const isEmpty = isBlank(text) && images.ids.length === 0;
  const isLong = text.length > max;
  const submit = () => {
    setTried(true);
    if (isEmpty || isLong || images.isBusy) return;
    sendMessage(isBlank(text) ? '' : text.trim(), images.ids[0] ?? null);
    setText('');
    setTried(false);
    images.clear();
  };
  const long = isLong ? t('support.tooLong', { max, count: text.length }) : undefined;
  const error = long ?? (tried && isEmpty ? t('support.blank') : undefined);
  return { text, setText, pictures: images, error, submit };
}

/** Enter sends, with Shift it begins another line. */
const sendsOn = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event);

/** Composer of messages to customer service, as text or with an image. */
export function Composer() {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, pictures, error, submit } = useComposing();
  const begin = (phrase: string) => {
    setText(text === '' ? phrase : text);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="talk__composer" onSubmit={onSubmit} noValidate>
      <fieldset className="talk__phrases" aria-label={t('support.phrases')}>
        {PHRASES.map((phrase) => (
          <Chip key={phrase} onClick={() => begin(t(`support.${phrase}`))}>
            {t(`support.${phrase}Label`)}
          </Chip>
        ))}
      </fieldset>
      <div className="talk__line">
        <ImageStrip images={pictures} max={1} compact />
        <textarea
          ref={field}
          className="talk__field grow"
          rows={1}
          aria-label={t('support.field')}
          placeholder={t('support.fieldHint', { max })}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (!sendsOn(event)) return;
            event.preventDefault();
            submit();
          }}
          {...describedBy(id, { error })}
        />
        <Button type="submit" variant="primary" held={pictures.isBusy}>
          {t('support.send')}
        </Button>
      </div>
      <FieldNote controlId={id} error={error} />
    </form>
  );
}
