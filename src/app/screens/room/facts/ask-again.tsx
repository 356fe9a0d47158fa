import { errorText } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { ErrorState } from '#app/kit/feedback/states.tsx';
import type { ErrorCode } from '#contract/errors.ts';

/** A part of the room that did not come, and the way to ask for it again. */
export const AskAgain = ({ code, onRetry }: { code: ErrorCode; onRetry: () => Promise<void> }) => (
  <div className="scr">
    <ErrorState
      title={t('common.errorTitle')}
      text={errorText(code)}
      action={
        <Button size="sm" onClick={() => void onRetry()}>
          {t('common.retry')}
        </Button>
      }
    />
  </div>
);
