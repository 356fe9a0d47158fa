import { lazy, Suspense, useState } from 'react';
import { core, serverNow } from '#app/core-client/core.ts';
import { useTopic } from '#app/core-client/topic.ts';
import { isOn } from '#app/features/matches/match-clock.ts';
import { Viewers } from '#app/features/matches/viewers.tsx';
import { chatLines } from '#app/features/room/danmaku/chat-lines.ts';
import { t } from '#app/i18n/text.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { chatRoomNoOf } from '#contract/rules/rooms/room-address.ts';
import { keptKind } from '#streams/view/kept-kind.ts';
import type { VideoCommands } from '#streams/view/video-ports.ts';
import { GiftOverlay } from './gift-overlay.tsx';
import { openPlayWindow } from './play-window.ts';
import type { RoomContent } from './room-content.ts';

/** Asked for with the room itself, so that the picture need not wait for the match to be known first. */
const stageCode = import('#streams/view/video-stage.tsx');
const VideoStage = lazy(() => stageCode.then((file) => ({ default: file.VideoStage })));
const MatchAnimation = lazy(() =>
  import('#streams/view/animation/match-animation.tsx').then((file) => ({ default: file.MatchAnimation })),
);

const MatchStill = lazy(() =>
  import('./off-air/match-still.tsx').then((file) => ({ default: file.MatchStill })),
);

type Props = {
  readonly content: RoomContent;
  readonly theatre: boolean;
  readonly onTheatre: (theatre: boolean) => void;
};

/** Whose picture is shown: in a match room the anchor's only when asked for, in an anchor room the match's likewise. */
function pictureRoom({ address, page, detail }: RoomContent): RoomRef {
  const anchorRoomId = detail?.match.anchorRoomId ?? null;
  if (page === 'ANCHOR' && address.room.kind === 'match' && anchorRoomId)
    return { kind: 'anchor', anchorRoomId };
  if (page === 'LIVE' && address.room.kind === 'anchor' && detail)
    return { kind: 'match', matchId: detail.match.matchId };
  return address.room;
}

const commandsFor = (room: RoomRef): VideoCommands => ({
  report: (report) => void core.video.report(room, report),
  chooseLine: (lineId) => void core.video.chooseLine(room, lineId),
  chooseQuality: (qualityId) => void core.video.chooseQuality(room, qualityId),
  chooseKind: (kind) => void core.video.chooseKind(room, kind),
  refresh: () => void core.video.refresh(room),
  openWindow: (lineId) => void openPlayWindow(room, lineId),
});

function LivePicture({ content, theatre, onTheatre, room }: Props & { room: RoomRef }) {
  // What is chosen while the room is open goes to its session; the next room begins with it.
  const [prefer] = useState(keptKind);
  const view = useTopic('video', { room, prefer });
  // The key of this component is the room, so that commands and player last as long as the room is shown.
  const [commands] = useState(() => commandsFor(room));
  const [danmaku] = useState(() => chatLines(content.address.room));
  const { detail, anchor } = content;
  const viewers = anchor?.viewers ?? detail?.match.viewers;
  const title = detail
    ? t('match.versus', { home: detail.match.home.name, away: detail.match.away.name })
    : (anchor?.nickname ?? '');
  return (
    <VideoStage
      view={view}
      commands={commands}
      serverNow={serverNow}
      title={title}
      theatre={theatre}
      onTheatre={onTheatre}
      startAt={detail?.match.startAt ?? null}
      head={viewers === undefined ? null : <Viewers count={viewers} pill />}
      overlay={<GiftOverlay room={content.address.room} />}
      danmaku={danmaku}
    />
  );
}

/** Before a match, when it is broken off and after it there is no picture of it; its anchor may well be on air. */
const isStill = ({ page, detail }: RoomContent): boolean =>
  page !== 'ANCHOR' && detail !== null && !isOn(detail.match);

function Shown(props: Props) {
  const { content } = props;
  if (content.detail && isStill(content)) {
    return <MatchStill detail={content.detail} overlay={<GiftOverlay room={content.address.room} />} />;
  }
  if (content.page === 'ANIMATION' && content.detail) {
    return <MatchAnimation detail={content.detail} overlay={<GiftOverlay room={content.address.room} />} />;
  }
  const room = pictureRoom(content);
  return <LivePicture {...props} room={room} key={chatRoomNoOf(room)} />;
}

/** The picture of a room: the match drawn from its events, or a live one [2.11]. Its place is kept while its code loads. */
export const RoomPicture = (props: Props) => (
  <Suspense fallback={<div className="rm__picture" />}>
    <Shown {...props} />
  </Suspense>
);
