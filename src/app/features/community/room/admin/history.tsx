import type { Moderation } from '#contract/community/chat/moderation/moderation-schema.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { t } from '../texts.ts';
import { LoadedList } from './loaded-list.tsx';
import { LiftButton, useMuted } from './muted-list.tsx';

/** Returns a moderation action as a sentence. */
function doneText(done: Moderation): string {
  const { admin } = done;
  switch (done.action) {
    case 'mute':
      return t('admin.mute', { admin, name: done.username, minutes: done.minutes });
    case 'unmute':
    case 'withdraw':
    case 'uphold':
    case 'dismiss':
      return t(`admin.${done.action}`, { admin, name: done.username });
    case 'slowMode':
      return done.slowModeMs === 0
        ? t('admin.slowEnded', { admin })
        : t('admin.slowOn', { admin, seconds: done.slowModeMs / SECOND_MS });
    case 'notice':
      return t('admin.noticed', { admin, text: done.text });
    case 'unpin':
      return t('admin.unpinnedBy', { admin });
    default:
      return done satisfies never;
  }
}

/** Moderation actions in the room, the newest first; an active mute can be lifted here. */
export function History({ roomNo }: { roomNo: ChatRoomNo }) {
  const done = useCall('chat.moderations', { roomNo }, { refetchMs: REFRESH_MS['chat.moderations'] });
  const muted = lastOf(useMuted(roomNo))?.list ?? [];
  const latest = new Map(
    (lastOf(done)?.list ?? [])
      .filter((one) => one.action === 'mute')
      .toReversed()
      .map(({ userId, id }) => [userId, id]),
  );
  const mayLift = (one: Moderation): one is Extract<Moderation, { action: 'mute' }> =>
    one.action === 'mute' &&
    latest.get(one.userId) === one.id &&
    muted.some(({ userId }) => userId === one.userId);
  return (
    <LoadedList
      of={done}
      title={t('admin.history')}
      empty={t('admin.historyEmpty')}
      failed={t('admin.historyFailed')}
    >
      {(one) => (
        <li key={one.id}>
          <span className="grow sm">{doneText(one)}</span>
          <span className="cap t3 num">{dayTimeText(one.at)}</span>
          {mayLift(one) && <LiftButton roomNo={roomNo} userId={one.userId} />}
        </li>
      )}
    </LoadedList>
  );
}
