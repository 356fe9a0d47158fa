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
 * The query of the address. A choice that lies there is found again by Back, a reload and a shared link; a change takes
 * the place of the current entry of the history.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (parts: Parts) =>
    setQuery((now) => changed(now, parts), { replace: true, preventScrollReset: true });
  return { query, change };
}

/** One of several values under a name of the address; `first` is chosen when the address has none of them. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  first: Value,
): readonly [Value, (next: Value) => void] {
  const { query, change } = useAddressQuery();
  const value = values.find((each) => each === query.get(name)) ?? first;
  return [value, (next) => change({ [name]: next === first ? null : next })];
}

type Bounds = { readonly first: number; readonly most: number };

const MOST_PAGES = 9_999;
const isCount = (text: string | null): text is string => text !== null && /^[1-9]\d{0,4}$/.test(text);

/** A whole number under a name of the address, within its bounds; `first` when the address has none. */
export function useAddressCount(
  name: string,
  { first, most }: Bounds = { first: 1, most: MOST_PAGES },
): readonly [number, (next: number) => void] {
  const { query, change } = useAddressQuery();
  const text = query.get(name);
  const count = isCount(text) ? Math.min(most, Math.max(first, Number(text))) : first;
  return [count, (next) => change({ [name]: next === first ? null : next })];
}
