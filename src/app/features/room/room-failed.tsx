import { errorText } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { Spinner } from '#app/kit/feedback/spinner.tsx';
import { ErrorState } from '#app/kit/feedback/states.tsx';
import type { ErrorCode } from '#contract/errors.ts';

/** The room did not answer yet. The core goes on asking, so there is nothing to press. */
export const RoomFailed = ({ code }: { code: ErrorCode }) => (
  <main id="main" className="wrap">
    <ErrorState
      size="page"
      title={t('room.failedTitle')}
      text={errorText(code)}
      action={<Spinner label={t('room.asking')} />}
    />
  </main>
);
