import { errorText } from '#app/i18n/error-text.ts';
import { Spinner } from '#app/kit/feedback/spinner.tsx';
import { ErrorState } from '#app/kit/feedback/states.tsx';
import type { ErrorCode } from '#contract/errors.ts';
import { t } from './texts.ts';

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
