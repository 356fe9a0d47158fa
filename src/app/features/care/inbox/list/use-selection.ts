import { useState } from 'react';
import type { InboxMessageId } from '#contract/care/inbox/schema.ts';

const NONE: ReadonlySet<InboxMessageId> = new Set();

/** Manages the selected messages of a page, while several are handled at once. */
export function useSelection(shown: readonly InboxMessageId[]) {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  /** Messages deleted meanwhile are no longer selected. */
  const ids = shown.filter((id) => chosen.has(id));
  return {
    isOn,
    ids,
    isAll: shown.length > 0 && ids.length === shown.length,
    has: (id: InboxMessageId) => chosen.has(id),
    begin: () => setOn(true),
    end: () => {
      setOn(false);
      setChosen(NONE);
    },
    toggle: (id: InboxMessageId) =>
      setChosen(
        (before) =>
          new Set(before.has(id) ? [...before].filter((otherId) => otherId !== id) : [...before, id]),
      ),
    toggleAll: () => setChosen(ids.length === shown.length ? NONE : new Set(shown)),
    clear: () => setChosen(NONE),
  };
}

export type Selection = ReturnType<typeof useSelection>;
