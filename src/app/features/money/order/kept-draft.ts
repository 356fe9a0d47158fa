import { useRef, useState } from 'react';
import { isRequestId } from '#contract/commands/request-id.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import { newRequestId } from '#core-client/command/request-id.ts';
import { tabVisit } from '#core-client/storage/viewer-storage.ts';

/**
 * Text this tab keeps over reloads until it is sent, or until the member leaves: what a member typed is never lost to an
 * error, and never shown to another. `given` comes before what was kept.
 */
export function useKeptDraft(
  name: string,
  given: string | null = null,
): readonly [string, (text: string) => void] {
  const key = `draft.${name}`;
  const [text, setText] = useState(() => given ?? tabVisit.read(key) ?? '');
  const change = (next: string) => {
    setText(next);
    tabVisit.write(key, next === '' ? null : next);
  };
  return [text, change];
}

/**
 * A kept text that is sent under a number. The same words with the same enclosures keep their number, so that a repeat
 * writes nothing again; anything else gets another.
 */
export function useNumberedDraft(name: string) {
  const [text, setText] = useKeptDraft(name);
  const [request, setRequest] = useKeptDraft(`${name}.request`);
  const newest = useRef(text);
  const change = (next: string) => {
    newest.current = next;
    setText(next);
    setRequest('');
  };
  return {
    text,
    change,
    /** The number to send the text under. @param enclosed what goes with it */
    numberFor(enclosed: readonly string[] = []): ClientRequestId {
      const [known = '', ...before] = request.split(' ');
      const number = isRequestId(known) && before.join() === enclosed.join() ? known : newRequestId();
      setRequest([number, ...enclosed].join(' '));
      return number;
    },
    /** Removes a text that was delivered; text typed since stays and gets another id. */
    arrived: (sent: string) => change(newest.current === sent ? '' : newest.current),
  };
}
