import { textOfError } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { ErrorState } from '#app/kit/feedback/states.tsx';
import type { AppErrorFields } from '#contract/errors.ts';

const DRAWN = { OFFLINE: 'off', SYSTEM_MAINTENANCE: 'maintain' } as const;
const illustrationOf = (code: string) =>
  code === 'OFFLINE' || code === 'SYSTEM_MAINTENANCE' ? { illustration: DRAWN[code] } : {};

type AskFailedProps = {
  readonly error: Pick<AppErrorFields, 'code' | 'detail' | 'kind' | 'retry'>;
  readonly onRetry: () => void;
};

/** What a page of pay-outs needed could not be asked: offline, closed for maintenance, or failed. */
export const AskFailed = ({ error, onRetry }: AskFailedProps) => (
  <section className="card wcard">
    <ErrorState
      {...illustrationOf(error.code)}
      title={error.code === 'OFFLINE' ? t('common.offlineTitle') : t('common.errorTitle')}
      text={textOfError(error)}
      action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    />
  </section>
);
