import type { ReactNode } from 'react';
import type { Answer } from '#app/core-client/answer-cell.ts';
import { LoadFailed } from './load-failed.tsx';

interface LoadedProps<Data> {
  query: Pick<Answer<Data>, 'data' | 'error'> & { readonly refetch: () => unknown };
  /** Is shown until there is an answer. */
  waiting: ReactNode;
  /** Is shown when the platform has nothing of that name. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked of the platform in each of its states: waiting, offline, failed, missing, there. */
export function Loaded<Data>({ query, waiting, missing, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return waiting;
  if (error.code === 'NOT_FOUND' && missing !== undefined) return missing;
  return <LoadFailed error={error} onRetry={refetch} />;
}
