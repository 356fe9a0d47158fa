import { textOfError } from '#app/i18n/error-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import type { AppErrorFields } from '#contract/errors.ts';
import { t } from './texts.ts';
import './area-failed.css';

interface AreaFailedProps {
  error?: AppErrorFields | undefined;
  busy?: boolean | undefined;
  onRetry: () => void;
}

/** An area that did not load, in few words, with the way to try again; the rest of home stands. */
export const AreaFailed = ({ error, busy = false, onRetry }: AreaFailedProps) => (
  <div className="af" role="status">
    <p className="t2">{error ? textOfError(error) : t('home.areaFailed')}</p>
    <Button size="sm" loading={busy} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  </div>
);
