import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values of parts of a query; null removes a part. */
type Parts = Readonly<Record<string, string | number | null>>;

function changed(query: URLSearchParams, parts: Parts): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/**
 * Reads and changes the query of the address. Values in it survive Back, a reload and a shared link; a change replaces the
 * current history entry. It is shown at once and the address follows, because a field whose value is updated later would
 * jump back.
 */
export function useAddressQuery() {
  const [arrived, setQuery] = useSearchParams();
  const [query, show] = useOptimistic(arrived);
  const change = (parts: Parts) =>
    startTransition(() => {
      const next = changed(query, parts);
      show(next);
      setQuery(next, { replace: true, preventScrollReset: true });
    });
  return { query, change };
}

/** The value under a name of a query; `first` where it names none of them. */
export const choiceIn = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
  first: Value,
): Value => values.find((each) => each === query.get(name)) ?? first;

type Bounds = { readonly first: number; readonly max: number };

const PAGES: Bounds = { first: 1, max: 9_999 };
const isCount = (text: string | null): text is string => text !== null && /^[1-9]\d{0,4}$/.test(text);

/** The whole number under a name of a query, within its bounds; `first` where it names none. */
export function countIn(query: URLSearchParams, name: string, { first, max } = PAGES): number {
  const text = query.get(name);
  return isCount(text) ? Math.min(max, Math.max(first, Number(text))) : first;
}

/** One of several values under a name of the address; the first one is not written there. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  first: Value,
): readonly [Value, (next: Value) => void] {
  const { query, change } = useAddressQuery();
  const choose = (next: Value) => change({ [name]: next === first ? null : next });
  return [choiceIn(query, name, values, first), choose];
}

/** A whole number under a name of the address, within its bounds; the first one is not written there. */
export function useAddressCount(
  name: string,
  bounds: Bounds = PAGES,
): readonly [number, (next: number) => void] {
  const { query, change } = useAddressQuery();
  const set = (next: number) => change({ [name]: next === bounds.first ? null : next });
  return [countIn(query, name, bounds), set];
}
