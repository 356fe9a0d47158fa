import type { ReactNode } from 'react';
import { textOfError } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { ErrorState, OfflineState } from '#app/kit/feedback/states.tsx';
import type { Answer } from '#app/link/answer-cell.ts';

interface AskedProps<Data> {
  query: Answer<Data> & { readonly refetch: () => Promise<void> };
  /** Holds the place of what is on its way. */
  waiting: ReactNode;
  /** Stands when there is nothing by that name. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked of the platform in each of its states: on its way, offline, failed, missing, there. */
export function Asked<Data>({ query, waiting, missing, children }: AskedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return waiting;
  if (error.code === 'NOT_FOUND' && missing !== undefined) return missing;
  const retry = <Button onClick={() => refetch()}>{t('common.retry')}</Button>;
  if (error.code === 'OFFLINE' || !navigator.onLine) {
    return <OfflineState title={t('common.offlineTitle')} text={t('common.offlineText')} action={retry} />;
  }
  return <ErrorState title={t('common.errorTitle')} text={textOfError(error)} action={retry} />;
}
