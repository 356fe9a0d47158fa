import { errorText } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/texts.ts';
import { Button } from '#app/kit/action/button.tsx';
import { ErrorState, OfflineState } from '#app/kit/feedback/states.tsx';
import type { ErrorCode, ErrorDetail } from '#contract/errors.ts';

type LoadFailedProps = {
  readonly error: { readonly code: ErrorCode; readonly detail?: ErrorDetail };
  /** What could not be loaded; says only that something failed when it is absent. */
  readonly title?: string;
  /** Absent where the core asks again by itself. */
  readonly onRetry?: () => unknown;
};

/** What a part of a page shows in its place when it could not be loaded: offline, closed for maintenance, or failed. */
export function LoadFailed({ error: { code, detail }, title, onRetry }: LoadFailedProps) {
  const action = onRetry && <Button onClick={() => onRetry()}>{t('common.retry')}</Button>;
  if (code === 'OFFLINE' || !navigator.onLine) {
    return <OfflineState title={t('common.offlineTitle')} text={t('common.offlineText')} action={action} />;
  }
  return (
    <ErrorState
      {...(code === 'SYSTEM_MAINTENANCE' && { illustration: 'maintain' })}
      title={title ?? t('common.errorTitle')}
      text={errorText(code, detail)}
      action={action}
    />
  );
}
