import '../score/score-bug.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { videoRoomOf } from '#app/features/community/room/content/room-content.ts';
import { LiveVideoSlot } from '#app/features/community/video/live-video-slot.tsx';
import { closeVideo } from '#app/features/community/video/video-store.ts';
import { openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { bugClockText, isOn } from '#app/features/play/match/match-clock.tsx';
import { useMatchInVideo } from '#app/features/play/match/use-match-in-video.ts';
import { Viewers } from '#app/features/play/match/viewers.tsx';
import { contentBegan } from '#app/first-load/content-begun.ts';
import { PartArea } from '#app/page/loading/load-failed.tsx';
import type { ReportReason } from '#contract/community/chat-message/report-machine.ts';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import { toAppError } from '#contract/errors.ts';
import type { ChatMessageId, ChatRoomNo } from '#contract/fields/ids.ts';
import type { MatchDetail, MatchEvent, Sport } from '#contract/play/match/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { callCore, streamOf } from '#core-client/core.ts';
import { sessionNow } from '#core-client/viewer.ts';
import { textOfError } from '#i18n/error-text.ts';
import { copyText } from '#kit/action/copy-or-save.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import type { DanmakuPorts } from '#streams/view/danmaku/danmaku-ports.ts';
import type { Voice } from '#streams/view/sound/sound-card.tsx';
import type { PlaybackClock } from '#streams/view/time/playback-clock.ts';
import type { TimelineMark } from '#streams/view/time/timeline-mark.ts';
import { block } from '../chat/block.ts';
import { RoomChat } from '../chat/room-chat.tsx';
import type { RoomContent, ShownContent } from '../content/room-content.ts';
import { GiftButton, giftReceiver } from '../gifts/gift-button.tsx';
import { GiftOverlay } from '../gifts/gift-overlay.tsx';
import { t } from '../texts.ts';

function toastResult(request: Promise<unknown>, done: string): void {
  request.then(
    () => showToast({ text: done, tone: 'ok' }),
    (thrown: unknown) => showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' }),
  );
}

/** Runs an action of a member; guests can only read and are sent to the login. */
function asMember(act: () => void): void {
  if (sessionNow().is === 'member') act();
  else openLoginPrompt();
}

/** Likes a danmaku message. */
const like = (roomNo: ChatRoomNo, messageId: ChatMessageId): void =>
  asMember(() => toastResult(callCore('chatMessage.like', { roomNo, messageId }), t('block.liked')));

/** Reports a danmaku message. */
const report = (roomNo: ChatRoomNo, messageId: ChatMessageId, reason: ReportReason): void =>
  asMember(() =>
    toastResult(callCore('chatMessage.report', { roomNo, messageId, reason }), t('block.reported')),
  );

/** A basketball match has a basket every half minute; those from afar are worth seeing again. */
const THREE = 3;

function kindOf({ kind, points }: MatchEvent, sport: Sport): TimelineMark['kind'] | null {
  if (kind === 'goal' || (sport === 'basketball' && points === THREE)) return 'goal';
  if (kind === 'yellowCard' || kind === 'redCard') return 'card';
  return kind === 'kickOff' || kind === 'substitution' ? 'other' : null;
}

function eventLabel({ kind }: MatchEvent, sport: Sport): string {
  if (sport === 'basketball' && kind === 'shot') return t('room.three');
  if (sport === 'esports' && kind === 'goal') return t('facts.mapWon');
  return t(`matchEvent.${kind}`);
}

/** Returns the moments of a match that can be replayed, as text: goals, cards and their equivalents in other sports. */
const videoMarks = ({ match: { sport }, events }: MatchDetail): readonly TimelineMark[] =>
  events.flatMap((event) => {
    const kind = kindOf(event, sport);
    if (!kind) return [];
    const { eventId, at, minute, player } = event;
    const label = t('room.eventSpoken', { minute, what: eventLabel(event, sport), who: player });
    return [{ id: eventId, at, kind, label }];
  });

/** A room's danmaku from now on, and what a viewer does about it. */
const createDanmakuPorts = (room: RoomRef): DanmakuPorts => ({
  follow(onItems) {
    const subscription = streamOf('chat.danmaku', { room }).subscribe(({ items }) => onItems(items));
    return () => subscription.unsubscribe();
  },
  followBlocks(onBlocks) {
    const subscription = streamOf('chat.blocks', null).subscribe(({ items }) => {
      const latest = items.at(-1);
      if (latest) onBlocks(latest);
    });
    return () => subscription.unsubscribe();
  },
  block,
  like: (messageId) => like(chatRoomNoOf(room), messageId),
  report: (messageId, reason) => report(chatRoomNoOf(room), messageId, reason),
  copy: (text) => void copyText(text, { copied: t('common.copied'), refused: t('share.textRefused') }),
});

const MatchAnimation = lazyPart(() =>
  import('#streams/view/animation/match-animation.tsx').then((file) => file.MatchAnimation),
);

const MatchStill = lazyPart(() => import('../off-air/match-still.tsx').then((file) => file.MatchStill));

type Props = {
  readonly content: ShownContent;
  readonly theatre: boolean;
  readonly onTheatre: (theatre: boolean) => void;
};

/** Returns the voice of a video: its anchor, or both sides of the match. */
function voiceOf({ detail, anchor }: RoomContent, room: RoomRef, title: string): Voice {
  if (room.kind === 'match')
    return { name: title, faces: detail ? [detail.match.home.logo, detail.match.away.logo] : [] };
  const caster = detail?.match.anchors.find(({ anchorRoomId }) => anchorRoomId === room.anchorRoomId);
  const speaker = anchor ?? caster;
  return speaker ? { name: speaker.nickname, faces: [speaker.avatar] } : { name: title, faces: [] };
}

/** Returns when a video begins; that of an anchor only before the match, since no time is known for one under way. */
const startOf = (detail: MatchDetail | null, { kind }: RoomRef): ServerTime | null =>
  detail && (kind === 'match' || detail.match.clock.phase === 'upcoming') ? detail.match.startAt : null;

type ScoreBugProps = {
  readonly detail: MatchDetail;
  readonly clock: PlaybackClock;
};

/**
 * Score over the video, as it was when the video was filmed. Hidden from screen readers, since the room's head already
 * reads it out.
 */
function ScoreBug({ detail, clock }: ScoreBugProps) {
  const shown = useMatchInVideo(detail, clock);
  if (shown === null) return null;
  const { match, at } = shown;
  return (
    <div className="score-bug" aria-hidden="true">
      <span className="score-bug__t score-bug__t--home">{match.home.name}</span>
      <b>{match.home.score}</b>
      <b>{match.away.score}</b>
      <span className="score-bug__t score-bug__t--away">{match.away.name}</span>
      <span className="score-bug__c">{bugClockText(match, at)}</span>
    </div>
  );
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
    <LiveVideoSlot
      className="room__picture"
      video={{
        room,
        roomPath: pathname,
        address: pathname + search,
        title,
        voice: voiceOf(content, room, title),
        startAt: startOf(detail, room),
        theatre,
        onTheatre,
        head: (
          <>
            {content.live ? <ScoreBug detail={content.live} clock={content.clock} /> : null}
            {viewers === undefined ? null : <Viewers count={viewers} variant="tall" />}
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
        marks: detail ? videoMarks(detail) : [],
      }}
    />
  );
}

/** Closes the video in the corner when a room shows no live video. */
function WithoutVideo({ children }: { children: ReactNode }) {
  useEffect(() => {
    closeVideo();
    contentBegan();
  }, []);
  return children;
}

/**
 * Reports whether the match itself has no video: before it, when it is abandoned and after it; its anchor may still be on
 * air.
 */
const isStill = ({ page, detail }: RoomContent): boolean =>
  page !== 'ANCHOR' && detail !== null && !isOn(detail.match);

function Shown(props: Props) {
  const { content } = props;
  if (content.detail && isStill(content)) {
    return (
      <WithoutVideo>
        <MatchStill detail={content.detail} overlay={<GiftOverlay room={content.address.room} />} />
      </WithoutVideo>
    );
  }
  if (content.page === 'ANIMATION' && content.detail) {
    return (
      <WithoutVideo>
        <MatchAnimation detail={content.detail} overlay={<GiftOverlay room={content.address.room} />} />
      </WithoutVideo>
    );
  }
  const room = videoRoomOf(content);
  return <RoomLive {...props} room={room} key={chatRoomNoOf(room)} />;
}

/** Video of a room: the match drawn from its events, or a live one [2.11]. Its space is reserved while its code loads. */
export const RoomVideo = (props: Props) => (
  <PartArea wait={<div className="room__picture" />}>
    <Shown {...props} />
  </PartArea>
);
