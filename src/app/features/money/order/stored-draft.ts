import { useRef, useState } from 'react';
import { isRequestId } from '#contract/commands/command-id.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import { newRequestId } from '#core-client/command/commands.ts';
import { tabVisit } from '#core-client/storage/viewer-storage.ts';

/**
 * Stores text of this tab over reloads until it is sent, or until the member leaves: an error never loses what a member
 * typed, and another member never sees it. `initial` takes precedence over stored text.
 */
export function useStoredDraft(
  name: string,
  initial: string | null = null,
): readonly [string, (text: string) => void] {
  const key = `draft.${name}`;
  const [text, setText] = useState(() => initial ?? tabVisit.read(key) ?? '');
  const change = (next: string) => {
    setText(next);
    tabVisit.write(key, next === '' ? null : next);
  };
  return [text, change];
}

/**
 * Stores a text that is sent under a request id. The same text with the same attachments keeps its id, so that a retry
 * writes no duplicate; anything else gets another.
 */
export function useNumberedDraft(name: string) {
  const [text, setText] = useStoredDraft(name);
  const [request, setRequest] = useStoredDraft(`${name}.request`);
  const newest = useRef(text);
  const change = (next: string) => {
    newest.current = next;
    setText(next);
    setRequest('');
  };
  return {
    text,
    change,
    /** Returns the request id for the text. @param enclosed ids of its attachments */
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
