import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '#contract/community/search/constants.ts';

/** Returns a text once it has not changed for 300 ms [9.03]; blank at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

/**
 * Text of a search field: held by the field, written to the address once typing pauses, and replaced when a link changes the
 * address.
 * @param addressText the text in the address
 * @param write puts a text into the address
 */
export function useAddressText(addressText: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(addressText);
  const settled = useSettled(typed.trim());
  /** Written texts that are not in the address yet. */
  const written = useRef<string[]>([]);
  const send = useEffectEvent((text: string) => {
    if (text === addressText) return;
    written.current.push(text);
    write(text);
  });
  useEffect(() => send(settled), [settled]);
  const applyAddress = useEffectEvent((text: string) => {
    const at = written.current.indexOf(text);
    if (at >= 0) written.current.splice(0, at + 1);
    else if (text !== typed.trim()) setTyped(text);
  });
  useEffect(() => applyAddress(addressText), [addressText]);
  return { typed, setTyped, settled };
}
