import './chat-behind.css';
import { type ReactNode, Suspense } from 'react';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import { partAhead, usePartAhead } from '#app/first-load/part-ahead.tsx';
import { ListAside } from '#chat/view/list/list-aside.tsx';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { hourMinute, type ServerTime, shortClock } from '#contract/units/time.ts';
import { useSession } from '#core-client/session.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { useTopic } from '#core-client/topic.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import type { PlaybackClock, PlaybackMoment } from '#streams/view/time/playback-clock.ts';
import { FollowAnchor } from '../anchor/follow-anchor.tsx';
import type { ShownContent } from '../content/room-content.ts';
import { useMovingGoal } from '../gifts/use-gift-goal.ts';
import { PaneWait } from '../panes/pane-parts.tsx';
import { t } from '../texts.ts';

/** Lag behind the latest shown frame from which the viewer counts as in the past, ms. */
const PAST_MS = 3_000;
/** Delay from which a chat in sync with its video is noticeably late, ms. */
const LATE_MS = 15_000;

/** Returns the time up to which a chat shows messages while its video plays the past; empty for a live one. */
export function pastText({ shownAt, shownUntil }: PlaybackMoment): string {
  if (shownAt === null || shownUntil === null || shownUntil - shownAt <= PAST_MS) return '';
  return hourMinute(shownUntil);
}

/** Returns the delay of the chat with its video; empty while it is not noticeable. */
export const lateText = ({ shownUntil }: PlaybackMoment, now: ServerTime): string =>
  shownUntil === null || now - shownUntil < LATE_MS ? '' : shortClock(now - shownUntil);

/** Time of the chat while it waits for a video that plays the past, and the button back to live. */
function ChatBehind({ clock }: { clock: PlaybackClock }) {
  const past = useServerText(() => pastText(clock.now()));
  const late = useServerText((now) => lateText(clock.now(), now));
  if (past === '' && late === '') return null;
  return (
    <ListAside>
      <Icon name="history" size={15} />
      <span role="status">{t(past === '' ? 'room.chatLate' : 'room.chatPast')}</span>
      <span className="chat-behind__at num">{past === '' ? late : past}</span>
      <button type="button" className="chat-behind__live" onClick={clock.toLive}>
        {t('room.chatToLive')}
      </button>
    </ListAside>
  );
}

/** Requested together with the room: its code loads while the core is still fetching the first messages. */
const chatPane = partAhead(() => import('./chat-pane.tsx').then((file) => file.ChatPane));
const GiftGoalBar = lazyPart(() =>
  import('#chat/view/gifts/gift-goal-bar.tsx').then((file) => file.GiftGoalBar),
);
const GiftBanners = lazyPart(() =>
  import('#chat/view/gifts/stage/gift-banners.tsx').then((file) => file.GiftBanners),
);

/** Banners on phones, where the video is too small for them: shown over the head of the messages, under the pinned notice. */
function BannersAboveChat({ room }: { room: RoomRef }) {
  const banners = useTopic('gift.stage', { room })?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <OptionalPart>
      <GiftBanners runs={banners} placement="chat" />
    </OptionalPart>
  );
}

/** Gift goal of the room, at the head of its chat. */
function Goal({ room }: { room: RoomRef }) {
  const goal = useMovingGoal(room);
  return goal ? (
    <OptionalPart>
      <GiftGoalBar goal={goal} placement="chat" />
    </OptionalPart>
  ) : null;
}

/** The chat of the room that is open; its stream is opened before its code is here. */
export function RoomChat({ content, trailing }: { content: ShownContent; trailing: ReactNode }) {
  const { room } = content.address;
  const view = useTopic('chat.room', { room });
  const ChatPane = usePartAhead(chatPane);
  const session = useSession();
  const begun = useContentBegun();
  const matchId = content.detail?.match.matchId ?? null;
  const anchorRoomId = content.anchor?.anchorRoomId ?? content.detail?.match.anchors[0]?.anchorRoomId ?? null;
  return (
    <>
      {begun ? <Goal room={room} /> : null}
      <Suspense fallback={<PaneWait />}>
        <ChatPane
          room={room}
          view={view}
          matchId={matchId}
          member={session.is === 'member'}
          closedText={content.anchor?.status === 'notStarted' ? t('room.chatOffAir') : undefined}
          trailing={trailing}
          over={trailing && begun ? <BannersAboveChat room={room} /> : null}
          behind={content.held ? <ChatBehind clock={content.clock} /> : null}
          followAnchor={anchorRoomId === null ? null : <FollowAnchor anchorRoomId={anchorRoomId} />}
        />
      </Suspense>
    </>
  );
}
