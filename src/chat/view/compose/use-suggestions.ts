import { type KeyboardEvent, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Sender } from '#contract/community/chat/row.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { isComposing } from '#kit/form/composing.ts';
import { useChat } from '../chat-context.ts';
import { callingAt, suggestionsFor } from './calling.ts';

/** Suggestions for the name being typed. Arrows select, Enter and Tab accept, Esc leaves the text unchanged. */
export type Suggestions = {
  readonly people: readonly Sender[];
  readonly chosen: number;
  readonly take: (person: Sender) => void;
  /** @returns whether the key was for the suggestions */
  readonly onKey: (event: KeyboardEvent) => boolean;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function useSuggestions(): Suggestions {
  const { composer, store } = useChat();
  const { text, caret } = useSnapshot(composer.state, { sync: true });
  const [left, setLeft] = useState<number | null>(null);
  const [choice, setChoice] = useState({ part: '', at: 0 });
  const calling = callingAt(text, caret);
  const [part, from] = [calling?.part ?? null, calling?.from ?? null];
  const people = useMemo(
    () => (part === null || from === left ? [] : suggestionsFor(store.state.rows, part)),
    [store, part, from, left],
  );
  const chosen = choice.part === part ? Math.min(choice.at, people.length - 1) : 0;
  const take = (person: Sender) => {
    if (calling) composer.call(person, calling);
  };
  const onKey = (event: KeyboardEvent) => {
    const key = plainKey(event);
    const person = people[chosen];
    if (person === undefined || part === null || isComposing(event)) return false;
    const step = STEPS[key];
    if (step !== undefined) setChoice({ part, at: (chosen + step + people.length) % people.length });
    else if (key === 'Enter' || key === 'Tab') take(person);
    else if (key === 'Escape') setLeft(from);
    else return false;
    return true;
  };
  return { people, chosen, take, onKey };
}
