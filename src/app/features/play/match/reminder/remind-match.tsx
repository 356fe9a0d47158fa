import { requestNotifyRight } from '#app/page/notification.ts';
import { toAppError } from '#contract/errors.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { remind, useFollows } from '../follow/follows.ts';
import { t } from '../texts.ts';

/** Toggles the platform's reminder of a match for the member: the button of a row. */
export function RemindMatch({ match: { matchId, home, away } }: { match: Match }) {
  const { isReminded } = useFollows();
  const isSet = isReminded('match', matchId);
  const press = async () => {
    const permissionRequest = isSet ? null : requestNotifyRight();
    await remind('match', matchId, !isSet).catch((thrown: unknown) =>
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' }),
    );
    await permissionRequest;
  };
  return (
    <Button
      size="xs"
      icon={isSet ? 'check' : 'bell'}
      aria-pressed={isSet}
      aria-label={t('reminder.ofMatch', { home: home.name, away: away.name })}
      onClick={() => void press()}
    >
      {t(isSet ? 'reminder.isSet' : 'reminder.short')}
    </Button>
  );
}
