import { useEffect, useState } from 'react';
import { type NotifyRight, notifyRight, requestNotifyRight } from '#app/page/notification.ts';
import { toAppError } from '#contract/errors.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { useSession } from '#core-client/session.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { remind, useFollows } from '../follow/follows.ts';
import { t } from '../texts.ts';
import { dropReminder, setReminder, useReminders } from './reminder.ts';
import './remind-button.css';

const OF_PAGE = {
  ask: 'reminder.onPage',
  granted: 'reminder.bySystem',
  refused: 'reminder.refused',
  absent: 'reminder.onPage',
} as const satisfies Record<NotifyRight, string>;

const OF_PLATFORM = {
  ask: 'reminder.byMessage',
  granted: 'reminder.byMessageAndSystem',
  refused: 'reminder.byMessageRefused',
  absent: 'reminder.byMessage',
} as const satisfies Record<NotifyRight, string>;

/** A member is reminded by the platform, wherever they are; a guest by this browser. */
function useReminder(match: Match) {
  const isMember = useSession().is === 'member';
  const { isReminded } = useFollows();
  const mine = useReminders().find(({ matchId }) => matchId === match.matchId);

  useEffect(() => {
    if (mine && mine.startAt !== match.startAt) setReminder(match);
  }, [mine, match]);

  const isSet = isMember ? isReminded('match', match.matchId) : mine !== undefined;
  const set = async (on: boolean): Promise<void> => {
    if (isMember) await remind('match', match.matchId, on);
    else if (on) setReminder(match);
    else dropReminder(match.matchId);
  };
  return { isSet, set, how: isMember ? OF_PLATFORM : OF_PAGE };
}

/** Sets or removes a reminder of a match, and shows how it will be delivered. Permission is requested only on a press. */
export function RemindButton({ match }: { match: Match }) {
  const { isSet, set, how } = useReminder(match);
  const [right, setRight] = useState(notifyRight);

  const press = async () => {
    const permissionRequest = isSet ? null : requestNotifyRight();
    await set(!isSet).catch((thrown: unknown) =>
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' }),
    );
    setRight((await permissionRequest) ?? right);
  };
  return (
    <div className="remind">
      <Button
        variant={isSet ? 'line' : 'primary'}
        icon={isSet ? 'check' : 'bell'}
        aria-pressed={isSet}
        onClick={() => void press()}
      >
        {t(isSet ? 'reminder.isSet' : 'reminder.set')}
      </Button>
      <p className="cap" role="status">
        {isSet ? t(how[right]) : ''}
      </p>
    </div>
  );
}
