import './admin.css';
import { useAction } from '#chat/view/actions/use-action.ts';
import { MessageText } from '#chat/view/rows/message-text.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import type { Moderation } from '#contract/community/chat/moderation/moderation-schema.ts';
import type { ReportVerdict } from '#contract/community/chat-message/report-machine.ts';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { callCore } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { useTopic } from '#core-client/topic.ts';
import { Button } from '#kit/action/button.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { PaneScroll, PaneWait } from '../panes/pane-parts.tsx';
import { t } from '../texts.ts';
import { LoadedList, refreshModeration } from './loaded-list.tsx';
import { RoomSetup } from './room-setup.tsx';

type Report = OutputOf<'chatMessage.reports'>['list'][number];

function ReportLine({ roomNo, report }: { roomNo: ChatRoomNo; report: Report }) {
  const { busy, run } = useAction();
  const { message, by, count, reason, reportId } = report;
  const { content, username } = message;
  const settle = async (verdict: ReportVerdict) => {
    await run(() => callCore('chatMessage.settleReport', { roomNo, reportId, verdict }));
    refreshModeration();
  };
  return (
    <li>
      <div className="grow">
        <p className="sm">
          <b>{username}</b>：{content.kind === 'text' && <MessageText text={content.text} />}
        </p>
        <p className="cap t3">{t('admin.reportedBy', { name: by, count, reason: t(`admin.${reason}`) })}</p>
      </div>
      <Button size="xs" loading={busy} onClick={() => void settle('uphold')}>
        {t('admin.upholdReport')}
      </Button>
      <Button size="xs" variant="ghost" loading={busy} onClick={() => void settle('dismiss')}>
        {t('admin.dismissReport')}
      </Button>
    </li>
  );
}

/** Messages that members reported, until an admin has decided [6.02]. */
function ReportList({ roomNo }: { roomNo: ChatRoomNo }) {
  const reports = useCall(
    'chatMessage.reports',
    { roomNo },
    { refetchMs: REFRESH_MS['chatMessage.reports'] },
  );
  return (
    <LoadedList
      of={reports}
      title={t('admin.reports')}
      empty={t('admin.reportsEmpty')}
      failed={t('admin.reportsFailed')}
    >
      {(report) => <ReportLine key={report.reportId} roomNo={roomNo} report={report} />}
    </LoadedList>
  );
}

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

type MutedMember = OutputOf<'chat.muteList'>['list'][number];
type LineProps = { readonly roomNo: ChatRoomNo; readonly muted: MutedMember };

/** Lifts a member's mute. */
function LiftButton({ roomNo, userId }: { roomNo: ChatRoomNo } & Pick<MutedMember, 'userId'>) {
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
const useMuted = (roomNo: ChatRoomNo) =>
  useCall('chat.muteList', { roomNo }, { refetchMs: REFRESH_MS['chat.muteList'] });

/** Muted members of the room, and the end of each mute [6.02]. */
const MutedList = ({ roomNo }: { roomNo: ChatRoomNo }) => (
  <LoadedList
    of={useMuted(roomNo)}
    title={t('admin.muted')}
    empty={t('admin.mutedEmpty')}
    failed={t('admin.mutedFailed')}
  >
    {(muted) => <MutedLine key={muted.userId} roomNo={roomNo} muted={muted} />}
  </LoadedList>
);

/** Moderation actions in the room, the newest first; an active mute can be lifted here. */
function History({ roomNo }: { roomNo: ChatRoomNo }) {
  const done = useCall('chat.moderations', { roomNo }, { refetchMs: REFRESH_MS['chat.moderations'] });
  const muted = lastOf(useMuted(roomNo))?.list ?? [];
  const latest = new Map(
    (lastOf(done)?.list ?? [])
      .filter((moderation) => moderation.action === 'mute')
      .toReversed()
      .map(({ userId, id }) => [userId, id]),
  );
  const mayLift = (moderation: Moderation): moderation is Extract<Moderation, { action: 'mute' }> =>
    moderation.action === 'mute' &&
    latest.get(moderation.userId) === moderation.id &&
    muted.some(({ userId }) => userId === moderation.userId);
  return (
    <LoadedList
      of={done}
      title={t('admin.history')}
      empty={t('admin.historyEmpty')}
      failed={t('admin.historyFailed')}
    >
      {(moderation) => (
        <li key={moderation.id}>
          <span className="grow sm">{doneText(moderation)}</span>
          <span className="cap t3 num">{dayTimeText(moderation.at)}</span>
          {mayLift(moderation) && <LiftButton roomNo={roomNo} userId={moderation.userId} />}
        </li>
      )}
    </LoadedList>
  );
}

/** Controls of a room admin: slow mode and notice, reports, mutes, and the moderation history [6.02]. */
export function AdminPane({ room }: { room: RoomRef }) {
  const view = useTopic('chat.room', { room });
  if (view?.is !== 'open' && view?.is !== 'closed') return <PaneWait />;
  const roomNo = chatRoomNoOf(room);
  return (
    <PaneScroll label={t('room.admin')}>
      <div className="moderation">
        <RoomSetup roomNo={roomNo} switches={view.switches} />
        <ReportList roomNo={roomNo} />
        <MutedList roomNo={roomNo} />
        <History roomNo={roomNo} />
      </div>
    </PaneScroll>
  );
}
