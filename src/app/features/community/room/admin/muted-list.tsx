import { useAction } from '#chat/view/actions/use-action.ts';
import type { OutputOf } from '#contract/book/table.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { callCore } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { t } from '../texts.ts';
import { LoadedList } from './loaded-list.tsx';
import { refreshModeration } from './refresh-moderation.ts';

type MutedMember = OutputOf<'chat.muteList'>['list'][number];
type LineProps = { readonly roomNo: ChatRoomNo; readonly muted: MutedMember };

/** Lifts a member's mute. */
export function LiftButton({ roomNo, userId }: { roomNo: ChatRoomNo } & Pick<MutedMember, 'userId'>) {
  const { busy, run } = useAction();
  const lift = async () => {
    await run(() => callCore('chat.unblock', { roomNo, userId }));
    refreshModeration();
  };
  return (
    <Button size="xs" loading={busy} onClick={() => void lift()}>
      {t('admin.lift')}
    </Button>
  );
}

const MutedLine = ({ roomNo, muted: { userId, level, username, until } }: LineProps) => (
  <li>
    <LevelBadge level={level} />
    <b className="grow ell">{username}</b>
    <span className="cap t3 num">
      {until === null ? t('admin.mutedAlways') : t('admin.mutedUntil', { time: dayTimeText(until) })}
    </span>
    <LiftButton roomNo={roomNo} userId={userId} />
  </li>
);

/** Polls the muted members of a room while the list is shown. */
export const useMuted = (roomNo: ChatRoomNo) =>
  useCall('chat.muteList', { roomNo }, { refetchMs: REFRESH_MS['chat.muteList'] });

/** Muted members of the room, and the end of each mute [6.02]. */
export const MutedList = ({ roomNo }: { roomNo: ChatRoomNo }) => (
  <LoadedList
    of={useMuted(roomNo)}
    title={t('admin.muted')}
    empty={t('admin.mutedEmpty')}
    failed={t('admin.mutedFailed')}
  >
    {(muted) => <MutedLine key={muted.userId} roomNo={roomNo} muted={muted} />}
  </LoadedList>
);
