import { useTopic } from '#app/core-client/topic.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { chatRoomNoOf } from '#contract/rules/rooms/room-address.ts';
import { PaneScroll } from '../pane-scroll.tsx';
import { PaneWait } from '../pane-wait.tsx';
import { t } from '../texts.ts';
import { History } from './history.tsx';
import { MutedList } from './muted-list.tsx';
import { ReportList } from './report-list.tsx';
import { RoomSetup } from './room-setup.tsx';
import './admin.css';

/** What a room admin may do: pace and notice, reports, mutes, and what was done before [6.02]. */
export function AdminPane({ room }: { room: RoomRef }) {
  const view = useTopic('chat.room', { room });
  if (view?.is !== 'open' && view?.is !== 'closed') return <PaneWait />;
  const roomNo = chatRoomNoOf(room);
  return (
    <PaneScroll label={t('room.admin')}>
      <div className="adm">
        <RoomSetup roomNo={roomNo} switches={view.switches} />
        <ReportList roomNo={roomNo} />
        <MutedList roomNo={roomNo} />
        <History roomNo={roomNo} />
      </div>
    </PaneScroll>
  );
}
