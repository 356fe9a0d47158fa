import { useState } from 'react';
import { tabVisit } from '#app/core-client/viewer-storage.ts';

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
