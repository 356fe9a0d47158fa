import { type ReactNode, Suspense, useState } from 'react';
import type { AppErrorFields, ErrorCode } from '#contract/errors.ts';
import { errorText } from '#i18n/error-text.ts';
import { t } from '#i18n/texts.ts';
import { Button } from '#kit/action/button.tsx';
import { ErrorState, OfflineState } from '#kit/feedback/states.tsx';
import { Boundary } from '#kit/part/boundary.tsx';
import './load-failed.css';

/** Why something is not there: the whole error, or its code alone. */
export type Failure = ErrorCode | Pick<AppErrorFields, 'code' | 'detail'>;

export type FailureDisplay = {
  /** Name of what could not be loaded; without it a generic message is shown. */
  readonly title?: string;
  /** `line` is a short message where the rest of the page is shown; `page` fills a screen. */
  readonly size?: 'line' | 'card' | 'page';
  /** Content in place of the button. */
  readonly action?: ReactNode;
};

type LoadFailedProps = FailureDisplay & {
  readonly error: Failure;
  /** Absent where the core retries automatically. */
  readonly onRetry?: (() => unknown) | undefined;
};

/** Retry button, busy until the response arrives. */
function Retry({ onRetry, size }: { onRetry: () => unknown; size: 'sm' | undefined }) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size={size} loading={busy} onClick={() => void retry()}>
      {t('common.retry')}
    </Button>
  );
}

/** Failure state of a part of a page that could not be loaded: offline, closed for maintenance, or failed. */
export function LoadFailed({ error, title, size = 'card', action, onRetry }: LoadFailedProps) {
  const isLine = size === 'line';
  const { code, detail } = typeof error === 'string' ? { code: error, detail: {} } : error;
  const control = action ?? (onRetry && <Retry onRetry={onRetry} size={isLine ? 'sm' : undefined} />);
  if (isLine) {
    return (
      <div className="failed-line" role="status">
        <p className="t2">{title ?? errorText(code, detail)}</p>
        {control}
      </div>
    );
  }
  if (code === 'OFFLINE' || !navigator.onLine) {
    return (
      <OfflineState
        size={size}
        title={t('common.offlineTitle')}
        text={t('common.offlineText')}
        action={control}
      />
    );
  }
  return (
    <ErrorState
      {...(code === 'SYSTEM_MAINTENANCE' && { illustration: 'maintain' })}
      size={size}
      title={title ?? t('common.errorTitle')}
      text={errorText(code, detail)}
      action={control}
    />
  );
}

type Props = Pick<FailureDisplay, 'size'> & {
  /** Placeholder while its code is loading. */
  readonly wait: ReactNode;
  readonly children: ReactNode;
};

/** Firefox caches a failed code fetch for the lifetime of the page. */
const reload = () => location.reload();

/** A part of a page that loads and fails by itself. */
export const PartArea = ({ wait, size = 'line', children }: Props) => (
  <Boundary fallback={<LoadFailed error="BUG" title={t('common.errorTitle')} size={size} onRetry={reload} />}>
    <Suspense fallback={wait}>{children}</Suspense>
  </Boundary>
);
