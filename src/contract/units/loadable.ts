import type { ErrorCode } from '../errors.ts';

/** A requested value: its last known value, and the state of the latest request. */
export type Loadable<Value, Failure = ErrorCode> =
  /** No request was made. */
  | { readonly is: 'idle' }
  | { readonly is: 'pending'; readonly last: Value | null }
  | { readonly is: 'ready'; readonly value: Value }
  /** The latest request failed; `last` is the last good answer. */
  | { readonly is: 'failed'; readonly error: Failure; readonly last: Value | null };

export const PENDING = { is: 'pending', last: null } as const satisfies Loadable<never>;

/** Creates a successful, fresh value: no older one is stored beside it. */
export const ready = <Value>(value: Value): Loadable<Value, never> => ({ is: 'ready', value });

/** Returns the known value, fresh or not; null before the first successful response. */
export function lastOf<Value>(loadable: Loadable<Value, unknown> = PENDING): Value | null {
  switch (loadable.is) {
    case 'idle':
      return null;
    case 'ready':
      return loadable.value;
    case 'pending':
    case 'failed':
      return loadable.last;
    default:
      return loadable satisfies never;
  }
}

/** Why the latest request failed; null when it did not. */
export const failureOf = <Failure>(loadable: Loadable<unknown, Failure> = PENDING): Failure | null =>
  loadable.is === 'failed' ? loadable.error : null;

/** Creates a failure after `before`, which retains the known value. */
export const failedAfter = <Value, Failure>(
  before: Loadable<Value, unknown>,
  error: Failure,
): Loadable<Value, Failure> => ({ is: 'failed', error, last: lastOf(before) });

/** Maps a loadable: `change` is applied to the known value, fresh or not. */
export function mapLoadable<Value, Changed, Failure>(
  loadable: Loadable<Value, Failure>,
  change: (value: Value) => Changed,
): Loadable<Changed, Failure> {
  switch (loadable.is) {
    case 'idle':
      return loadable;
    case 'ready':
      return ready(change(loadable.value));
    case 'pending':
    case 'failed':
      return { ...loadable, last: loadable.last === null ? null : change(loadable.last) };
    default:
      return loadable satisfies never;
  }
}

/** Combines two values shown together: known once both are, failed when one of them is missing and failed. */
export function both<Left, Right, Failure>(
  left: Loadable<Left, Failure>,
  right: Loadable<Right, Failure>,
): Loadable<readonly [Left, Right], Failure> {
  const [one, other] = [lastOf(left), lastOf(right)];
  const last = one !== null && other !== null ? ([one, other] as const) : null;
  const errors = [
    last === null && one !== null ? null : failureOf(left),
    last === null && other !== null ? null : failureOf(right),
  ];
  const error = errors.find((each) => each !== null) ?? null;
  if (error !== null) return { is: 'failed', error, last };
  return last === null ? PENDING : ready(last);
}
