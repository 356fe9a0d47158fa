import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#app/kit/action/button.tsx';
import { classNames } from '#app/kit/class-names.ts';
import { CHAT_TEXT_MAX } from '#contract/constants.ts';
import { isTooLong, lengthOf, secondsLeft } from './composer-gate.ts';
import type { ComposerStore } from './composer-store.ts';
import { refusalText } from './refusal-text.ts';
import { t } from './texts.ts';

type FieldProps = {
  readonly composer: ComposerStore;
  /** How long the next message has to wait still; 0 when it need not. */
  readonly waitMs: number;
  readonly nowMs: number;
  readonly onSend: () => void;
};

/** Puts the focus into the field when words were put there from elsewhere. */
function useAskedFocus(focusAsked: number) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (focusAsked === 0 || input === null) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [focusAsked]);
  return field;
}

/** An Enter that ends the choice of a Chinese word is no wish to send. */
const endsComposition = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

/** The field and its button. The field can be typed in at any time; only the button waits. */
export function ComposerField({ composer, waitMs, nowMs, onSend }: FieldProps) {
  const { text, refusal, sending, focusAsked } = useSnapshot(composer.state, { sync: true });
  const field = useAskedFocus(focusAsked);
  const noteId = useId();
  const tooLong = isTooLong(text);
  const seconds = secondsLeft(waitMs);
  const blocked = tooLong || waitMs > 0 || sending || text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked) onSend();
  };
  const note = tooLong ? t('chat.tooLong', { max: CHAT_TEXT_MAX }) : refusal && refusalText(refusal, nowMs);
  return (
    <form className="composer__form" onSubmit={submit}>
      {note && (
        <p id={noteId} className="composer__note" role="status">
          {note}
        </p>
      )}
      <label className={classNames('inp', (tooLong || refusal !== null) && 'is-error')}>
        <input
          ref={field}
          value={text}
          placeholder={waitMs > 0 ? t('chat.slowWait', { seconds }) : t('chat.placeholder')}
          aria-label={t('chat.input')}
          aria-invalid={tooLong || undefined}
          aria-describedby={note ? noteId : undefined}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => composer.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && endsComposition(event)) event.preventDefault();
          }}
        />
        {tooLong && (
          <b className="num cap composer__over">
            {t('chat.count', { count: lengthOf(text), max: CHAT_TEXT_MAX })}
          </b>
        )}
      </label>
      <Button type="submit" variant="primary" className="composer__send" disabled={blocked} loading={sending}>
        {waitMs > 0 ? t('chat.seconds', { seconds }) : t('chat.send')}
      </Button>
    </form>
  );
}
