import { useState } from 'react';

/** State that starts with a value of the address, and starts over when a link to the same screen changes that value. */
export function useAddressStart<Value>(start: Value): readonly [Value, (next: Value) => void] {
  const [state, setState] = useState({ start, value: start });
  const current = Object.is(state.start, start) ? state.value : start;
  return [current, (value) => setState({ start, value })];
}
