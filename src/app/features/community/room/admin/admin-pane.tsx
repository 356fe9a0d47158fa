import './admin.css';
import { useAction } from '#chat/view/actions/use-action.ts';
import { MessageText } from '#chat/view/rows/message-text.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import type { ReportVerdict } from '#contract/community/chat-message/report-machine.ts';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { callCore } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useTopic } from '#core-client/topic.ts';
import { Button } from '#kit/action/button.tsx';
import { PaneScroll } from '../panes/pane-scroll.tsx';
import { PaneWait } from '../panes/pane-wait.tsx';
import { t } from '../texts.ts';
import { History } from './history.tsx';
import { LoadedList } from './loaded-list.tsx';
import { MutedList } from './muted-list.tsx';
import { refreshModeration } from './refresh-moderation.ts';
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
