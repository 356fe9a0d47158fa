import type { ReactNode } from 'react';
import { failureOf, type Loadable, lastOf } from '#contract/units/loadable.ts';
import { type Failure, type FailureDisplay, LoadFailed } from './load-failed.tsx';

/** Loaded value, as emitted by a topic or returned by a call; a call can be repeated. */
export type LoadedSource<Value> = Loadable<Value, Failure> & { readonly refetch?: () => unknown };

type LoadedProps<Value> = FailureDisplay & {
  /** Undefined until a topic has emitted. */
  readonly of: LoadedSource<Value> | undefined;
  /** Content until the response arrives. */
  readonly waiting: ReactNode;
  /** Content when the platform has no such entry. */
  readonly missing?: ReactNode;
  /** Content when the response is an empty list. */
  readonly empty?: ReactNode;
  /** Frame around a failure message. */
  readonly frame?: (inside: ReactNode) => ReactNode;
  /** Retries a topic. */
  readonly onRetry?: () => unknown;
  readonly children: (value: Value) => ReactNode;
};

const isEmptyList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'list' in value &&
  Array.isArray(value.list) &&
  value.list.length === 0;

/** Renders a platform request in each of its states: waiting, offline, failed, missing, empty, loaded. */
export function Loaded<Value>(props: LoadedProps<Value>) {
  const { of, waiting, missing, empty, frame = (inside) => inside, children, onRetry, ...look } = props;
  const value = lastOf(of);
  if (value !== null) return empty !== undefined && isEmptyList(value) ? empty : children(value);
  const error = failureOf(of);
  if (error === null) return waiting;
  const isMissing = (typeof error === 'string' ? error : error.code) === 'NOT_FOUND';
  if (isMissing && missing !== undefined) return missing;
  return frame(<LoadFailed error={error} onRetry={onRetry ?? of?.refetch} {...look} />);
}
