import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import type { Sender } from '#contract/community/chat/row.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import { isComposing, plainKey } from '#kit/a11y/plain-key.ts';
import { Button } from '#kit/action/button.tsx';
import { isPrimaryPress } from '#kit/action/press.ts';
import { classNames } from '#kit/class-names.ts';
import { Avatar } from '#kit/mark/avatar.tsx';
import { useChat } from '../chat-context.ts';
import { SenderMark } from '../rows/sender-name.tsx';
import { sendRefusalText } from '../send-refusal-text.ts';
import { t } from '../texts.ts';
import { callingAt, suggestionsFor } from './calling.ts';
import { isTooLong, lengthOf, secondsOf, stillHolding } from './composer-gate.ts';
import type { ComposerStore } from './composer-store.ts';

/** The id of a suggestion, for the field that points at it. */
const suggestionId = (listId: string, at: number) => `${listId}-${at}`;

/** Suggestions for the name being typed. Arrows select, Enter and Tab accept, Esc leaves the text unchanged. */
type Suggestions = {
  readonly people: readonly Sender[];
  readonly chosen: number;
  readonly accept: (person: Sender) => void;
  /** @returns whether the key was for the suggestions */
  readonly onKey: (event: KeyboardEvent) => boolean;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function useSuggestions(): Suggestions {
  const { composer, store } = useChat();
  const { text, caret } = useSnapshot(composer.state, { sync: true });
  const [dismissedFrom, setDismissedFrom] = useState<number | null>(null);
  const [choice, setChoice] = useState({ part: '', at: 0 });
  const calling = callingAt(text, caret);
  const [part, from] = [calling?.part ?? null, calling?.from ?? null];
  const people = useMemo(
    () => (part === null || from === dismissedFrom ? [] : suggestionsFor(store.state.rows, part)),
    [store, part, from, dismissedFrom],
  );
  const chosen = choice.part === part ? Math.min(choice.at, people.length - 1) : 0;
  const accept = (person: Sender) => {
    if (calling) composer.call(person, calling);
  };
  const onKey = (event: KeyboardEvent) => {
    const key = plainKey(event);
    const person = people[chosen];
    if (person === undefined || part === null || isComposing(event)) return false;
    const step = STEPS[key];
    if (step !== undefined) setChoice({ part, at: (chosen + step + people.length) % people.length });
    else if (key === 'Enter' || key === 'Tab') accept(person);
    else if (key === 'Escape') setDismissedFrom(from);
    else return false;
    return true;
  };
  return { people, chosen, accept, onKey };
}

/** Above the field: whom a name may mean. The focus stays in the field. */
function SuggestionList({ id, people, chosen, accept }: { id: string } & Suggestions) {
  if (people.length === 0) return null;
  return (
    <div id={id} className="composer__suggestions" role="listbox" aria-label={t('chat.suggestions')}>
      {people.map((sender, at) => (
        <div
          key={sender.userId}
          id={suggestionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          className={classNames('composer__suggestion row gap-8', at === chosen && 'is-chosen')}
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={(event) => isPrimaryPress(event) && accept(sender)}
        >
          <Avatar src={sender.avatar} size={24} />
          <span className="grow ell">{sender.name}</span>
          <SenderMark sender={sender} />
        </div>
      ))}
    </div>
  );
}

type FieldProps = {
  /** Remaining wait before the next message, ms; 0 for none. */
  readonly waitMs: number;
  readonly nowMs: number;
  readonly onSend: () => void;
};

/** Focuses the field, with the caret after text that was inserted from elsewhere. */
function useRequestedFocus({ state }: ComposerStore, focusRequests: number) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    // Elements behind a full-screen video do not take the focus.
    const screen = document.fullscreenElement;
    if (focusRequests === 0 || input === null || screen?.contains(input) === false) return;
    input.focus();
    input.setSelectionRange(state.caret, state.caret);
  }, [state, focusRequests]);
  return field;
}

type InputProps = Pick<FieldProps, 'waitMs'> & {
  readonly id: string;
  readonly listId: string;
  /** Id of the note with the error. */
  readonly noteId: string | undefined;
  readonly suggestions: Suggestions;
};

/** Text input of the composer. */
function ComposerInput({ id, listId, noteId, waitMs, suggestions }: InputProps) {
  const { composer } = useChat();
  const { text, focusRequests } = useSnapshot(composer.state, { sync: true });
  const field = useRequestedFocus(composer, focusRequests);
  const suggests = suggestions.people.length > 0;
  return (
    <input
      ref={field}
      id={id}
      value={text}
      placeholder={waitMs > 0 ? t('chat.slowWait', { seconds: secondsOf(waitMs) }) : t('chat.placeholder')}
      aria-label={t('chat.input')}
      aria-invalid={isTooLong(text) || undefined}
      aria-describedby={noteId}
      aria-autocomplete="list"
      aria-controls={suggests ? listId : undefined}
      aria-activedescendant={suggests ? suggestionId(listId, suggestions.chosen) : undefined}
      autoComplete="off"
      enterKeyHint="send"
      onChange={({ currentTarget }) =>
        composer.type(currentTarget.value, currentTarget.selectionStart ?? undefined)
      }
      onSelect={({ currentTarget: { value, selectionStart } }) => {
        // While text is being inserted, the field still has the old value.
        if (value === composer.state.text) composer.moveCaret(selectionStart ?? value.length);
      }}
      onKeyDown={(event) => {
        const isHandled = suggestions.onKey(event) || (event.key === 'Enter' && isComposing(event));
        if (isHandled) event.preventDefault();
      }}
    />
  );
}

function SendButton({ blocked, sending, waitMs }: { blocked: boolean; sending: boolean; waitMs: number }) {
  return (
    <Button type="submit" variant="primary" className="composer__send" disabled={blocked} loading={sending}>
      {waitMs > 0 ? t('chat.seconds', { seconds: secondsOf(waitMs) }) : t('chat.send')}
    </Button>
  );
}

/** The field and its button. The field can be typed in at any time; only the button waits. */
export function ComposerField({ waitMs, nowMs, onSend }: FieldProps) {
  const { composer } = useChat();
  const { text, refusal, sending } = useSnapshot(composer.state, { sync: true });
  const [id, noteId, listId] = [useId(), useId(), useId()];
  const suggestions = useSuggestions();
  const tooLong = isTooLong(text);
  const blocked = tooLong || waitMs > 0 || sending || isBlank(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blocked) onSend();
  };
  const shownRefusal = refusal && stillHolding(refusal, waitMs);
  const note = tooLong
    ? t('chat.tooLong', { max: CHAT_TEXT_MAX })
    : shownRefusal && sendRefusalText(shownRefusal, nowMs);
  const input = { id, listId, noteId: note ? noteId : undefined, waitMs, suggestions };
  return (
    <form className="composer__form" onSubmit={submit}>
      <SuggestionList id={listId} {...suggestions} />
      {note && (
        <p id={noteId} className="composer__note cap" role="status">
          {note}
        </p>
      )}
      <label htmlFor={id} className={classNames('input', (tooLong || shownRefusal !== null) && 'is-error')}>
        <ComposerInput {...input} />
        {tooLong && (
          <b className="num cap alert-text nowrap">
            {t('chat.count', { count: lengthOf(text), max: CHAT_TEXT_MAX })}
          </b>
        )}
      </label>
      <SendButton blocked={blocked} sending={sending} waitMs={waitMs} />
    </form>
  );
}
