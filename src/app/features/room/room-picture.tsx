import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isOn } from '#app/features/match/match-clock.ts';
import { Viewers } from '#app/features/match/viewers.tsx';
import { LivePicture } from '#app/features/picture/live-picture.tsx';
import { closePicture } from '#app/features/picture/picture-store.ts';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { contentBegan } from '#app/page/content-begun.ts';
import { PartArea } from '#app/page/part-area.tsx';
import type { RoomRef } from '#contract/models/room.ts';
import { chatRoomNoOf } from '#contract/rules/rooms/room-address.ts';
import type { Voice } from '#streams/view/sound-card.tsx';
import { createDanmakuPorts } from './danmaku-ports.ts';
import { GiftButton } from './gift-button.tsx';
import { GiftOverlay } from './gift-overlay.tsx';
import { giftReceiver } from './gift-receiver.ts';
import { pictureMarks } from './picture-marks.ts';
import { pictureRoom } from './picture-room.ts';
import { RoomChat } from './room-chat.tsx';
import type { RoomContent, ShownContent } from './room-content.ts';
import { ScoreBug } from './score-bug.tsx';
import { t } from './texts.ts';

const MatchAnimation = lazyPart(() =>
  import('#streams/view/animation/match-animation.tsx').then((file) => file.MatchAnimation),
);

const MatchStill = lazyPart(() => import('./off-air/match-still.tsx').then((file) => file.MatchStill));

type Props = {
  readonly content: ShownContent;
  readonly theatre: boolean;
  readonly onTheatre: (theatre: boolean) => void;
};

/** Who is heard in a picture: its anchor, or both sides of the match. */
function voiceOf({ detail, anchor }: RoomContent, room: RoomRef, title: string): Voice {
  if (room.kind === 'match')
    return { name: title, faces: detail ? [detail.match.home.logo, detail.match.away.logo] : [] };
  const caster = detail?.match.anchors.find(({ anchorRoomId }) => anchorRoomId === room.anchorRoomId);
  const speaker = anchor ?? caster;
  return speaker ? { name: speaker.nickname, faces: [speaker.avatar] } : { name: title, faces: [] };
}

function RoomLive({ content, theatre, onTheatre, room }: Props & { room: RoomRef }) {
  const { pathname, search } = useLocation();
  const [danmaku] = useState(() => createDanmakuPorts(content.address.room));
  const { detail, anchor } = content;
  const viewers = anchor?.viewers ?? detail?.match.viewers;
  const title = detail
    ? t('match.versus', { home: detail.match.home.name, away: detail.match.away.name })
    : (anchor?.nickname ?? '');
  return (
    <LivePicture
      className="rm__picture"
      picture={{
        room,
        roomPath: pathname,
        address: pathname + search,
        title,
        voice: voiceOf(content, room, title),
        startAt: detail?.match.startAt ?? null,
        theatre,
        onTheatre,
        head: (
          <>
            {content.live ? <ScoreBug detail={content.live} clock={content.clock} /> : null}
            {viewers === undefined ? null : <Viewers count={viewers} look="tall" />}
          </>
        ),
        overlay: <GiftOverlay room={content.address.room} />,
        danmaku,
        chat: (
          <RoomChat
            content={content}
            trailing={<GiftButton room={content.address.room} toName={giftReceiver(content)} />}
          />
        ),
        clock: content.clock,
        marks: detail ? pictureMarks(detail) : [],
      }}
    />
  );
}

/** A room that shows something else than a live picture ends the one that came along. */
function WithoutPicture({ children }: { children: ReactNode }) {
  useEffect(() => {
    closePicture();
    contentBegan();
  }, []);
  return children;
}

/** Before a match, when it is broken off and after it there is no picture of it; its anchor may well be on air. */
const isStill = ({ page, detail }: RoomContent): boolean =>
  page !== 'ANCHOR' && detail !== null && !isOn(detail.match);

function Shown(props: Props) {
  const { content } = props;
  if (content.detail && isStill(content)) {
    return (
      <WithoutPicture>
        <MatchStill detail={content.detail} overlay={<GiftOverlay room={content.address.room} />} />
      </WithoutPicture>
    );
  }
  if (content.page === 'ANIMATION' && content.detail) {
    return (
      <WithoutPicture>
        <MatchAnimation detail={content.detail} overlay={<GiftOverlay room={content.address.room} />} />
      </WithoutPicture>
    );
  }
  const room = pictureRoom(content);
  return <RoomLive {...props} room={room} key={chatRoomNoOf(room)} />;
}

/** The picture of a room: the match drawn from its events, or a live one [2.11]. Its place is kept while its code loads. */
export const RoomPicture = (props: Props) => (
  <PartArea wait={<div className="rm__picture" />}>
    <Shown {...props} />
  </PartArea>
);
