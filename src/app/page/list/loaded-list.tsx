import { type ComponentProps, useEffect, useState } from 'react';
import { failureOf, lastOf, PENDING, ready } from '#contract/units/loadable.ts';
import type { Answer } from '#core-client/cache/answer-cell.ts';
import { classNames } from '#kit/class-names.ts';
import { LoadFailed } from '../loading/load-failed.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { type Paging, pagesOf } from './pages.tsx';
import './list.css';

type List = { readonly list: readonly unknown[]; readonly total: number };
type ListQuery<Value> = Answer<Value> & { readonly refetch: () => Promise<void> };

type LoadedListProps<Value> = Omit<ComponentProps<typeof Loaded<Value>>, 'of' | 'onRetry'> & {
  readonly of: ListQuery<Value>;
  /** Key of the list's filter. A different key is a different list: the previous rows are dropped. */
  readonly about?: string;
  /** Absent where the list grows instead. */
  readonly paging?: Paging;
};

/** Returns the newest response of a list; until the requested page arrives, that of another page or size of the same list. */
function useRetained<Value>(value: Value | null, about: string): Value | null {
  const [retained, setRetained] = useState({ about, value });
  if (retained.about !== about || (value !== null && value !== retained.value)) setRetained({ about, value });
  return value ?? (retained.about === about ? retained.value : null);
}

/** Navigates to the last page when the address names a later one, because the list has become shorter. */
function useExistingPage(total: number | undefined, paging: Paging | undefined): boolean {
  const last = total === undefined || !paging ? null : pagesOf(total, paging.size);
  const isBehind = last !== null && paging !== undefined && paging.page > last;
  useEffect(() => {
    if (isBehind) paging.onPage(last);
  });
  return isBehind;
}

/**
 * Shows a list that is read page by page or grows. While another page or size of it is fetched, and when that fails, the
 * rows before stay with the focus and the place of the reader; an empty or missing list is as in `Loaded`.
 */
export function LoadedList<Value extends List>(props: LoadedListProps<Value>) {
  const { of, about = '', paging, ...look } = props;
  const isBehind = useExistingPage(lastOf(of)?.total, paging);
  const value = isBehind ? null : lastOf(of);
  const retained = useRetained(value, about);
  const isOld = value === null && retained !== null;
  const error = failureOf(of);
  const shown = isBehind ? PENDING : of;
  const isBusy = isOld && error === null;
  return (
    <>
      <div className={classNames('loaded-list', isOld && 'loaded-list--old')} aria-busy={isBusy || undefined}>
        <Loaded of={{ ...(isOld ? ready(retained) : shown), refetch: of.refetch }} {...look} />
      </div>
      {isOld && error !== null ? <LoadFailed error={error} size="line" onRetry={of.refetch} /> : null}
    </>
  );
}
