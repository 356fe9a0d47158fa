import type { ReactNode } from 'react';
import { failureOf, type Loadable, lastOf } from '#contract/units/loadable.ts';
import { type FailedLook, type Failure, LoadFailed } from './load-failed.tsx';

/** What is loaded, as a topic emits it or a call answers it; a call can be asked again. */
type Asked<Value> = Loadable<Value, Failure> & { readonly refetch?: () => unknown };

type LoadedProps<Value> = FailedLook & {
  /** Undefined until a topic has emitted. */
  readonly of: Asked<Value> | undefined;
  /** Is shown until there is an answer. */
  readonly waiting: ReactNode;
  /** Is shown when the platform has nothing of that name. */
  readonly missing?: ReactNode;
  /** Is shown when the answer is a list that holds nothing. */
  readonly empty?: ReactNode;
  /** What is around the words of a failure. */
  readonly frame?: (inside: ReactNode) => ReactNode;
  /** Asks a topic again. */
  readonly onRetry?: () => unknown;
  readonly children: (value: Value) => ReactNode;
};

const holdsNothing = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'list' in value &&
  Array.isArray(value.list) &&
  value.list.length === 0;

/** What was asked of the platform in each of its states: waiting, offline, failed, missing, empty, there. */
export function Loaded<Value>(props: LoadedProps<Value>) {
  const { of, waiting, missing, empty, frame = (inside) => inside, children, onRetry, ...look } = props;
  const value = lastOf(of);
  if (value !== null) return empty !== undefined && holdsNothing(value) ? empty : children(value);
  const error = failureOf(of);
  if (error === null) return waiting;
  const isMissing = (typeof error === 'string' ? error : error.code) === 'NOT_FOUND';
  if (isMissing && missing !== undefined) return missing;
  return frame(<LoadFailed error={error} onRetry={onRetry ?? of?.refetch} {...look} />);
}
