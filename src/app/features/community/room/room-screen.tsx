import './room.css';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { liveVideo } from '#app/features/community/video/video-store.ts';
import { noteRoom } from '#app/features/play/match/last-room.ts';
import { awaitContent } from '#app/first-load/content-begun.ts';
import { awaitForFirstRender } from '#app/first-load/first-render.ts';
import type { Failure } from '#app/page/loading/load-failed.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { ScreenLoading } from '#app/page/loading/screen-loading.tsx';
import { MissingPage } from '#app/page/missing-page.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { roomOfAddress } from '#app/routes/room-of-address.ts';
import type { Anchor } from '#contract/community/live/anchor-schema.ts';
import { pageTypesOf, showsOwnVideo } from '#contract/community/live/page-types.ts';
import type { PageType, RoomRef } from '#contract/community/room/room-ref.ts';
import type { AnchorRoomId, MatchId } from '#contract/fields/ids.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { type Loadable, lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { answerAhead, useCall } from '#core-client/query.ts';
import { topicAhead, useTopic, useTopicAhead } from '#core-client/topic.ts';
import { Spinner } from '#kit/feedback/loading.tsx';
import { likelyKind, readSavedKind, videoKinds } from '#streams/view/engine/video-kinds.ts';
import { preloadPlayer } from '#streams/view/player/load-player.ts';
import { prefetchVideo } from '#streams/view/player/prefetch-video.ts';
import { openFeedAhead } from './content/feed-ahead.ts';
import { anchorRoomInput, cameFromIn, type RoomAddress, useRoomAddress } from './content/use-room.ts';
import { RoomLayout } from './layout/room-layout.tsx';
import { t } from './texts.ts';

/** Error page for an address without an existing room. */
const RoomMissing = () => (
  <MissingPage title={t('room.missingTitle')} text={t('room.missingText')} home={t('room.toHome')} />
);

interface LoadedRoomProps<Value> {
  of: Loadable<Value, Failure> | undefined;
  children: (value: Value) => ReactNode;
}

/** Room in each of its loading states. On a failure the core keeps retrying, so there is no retry button. */
const LoadedRoom = <Value,>({ of, children }: LoadedRoomProps<Value>) => (
  <Loaded
    of={of}
    waiting={<ScreenLoading />}
    missing={<RoomMissing />}
    size="page"
    title={t('room.failedTitle')}
    action={<Spinner label={t('room.asking')} />}
    frame={(inside) => (
      <main id="main" className="wrap">
        {inside}
      </main>
    )}
  >
    {children}
  </Loaded>
);

const titleOf = (about: Match | Anchor): string =>
  'home' in about ? t('match.versus', { home: about.home.name, away: about.away.name }) : about.nickname;
const roomOf = (about: Match | Anchor): RoomRef =>
  'home' in about
    ? { kind: 'match', matchId: about.matchId }
    : { kind: 'anchor', anchorRoomId: about.anchorRoomId };

/** Sets the tab's title to the room, and records it as the last visited one. */
function useRoomTitle(about: Match | Anchor | undefined): void {
  usePageTitle(about ? titleOf(about) : t('room.title'));
  useEffect(() => {
    if (about) noteRoom({ room: roomOf(about), title: titleOf(about) });
  }, [about]);
}

/** An anchor who casts a match: the match is followed as in its own room. */
function Casting({ anchor, matchId, address }: { anchor: Anchor; matchId: MatchId; address: RoomAddress }) {
  const detail = lastOf(useTopic('match', { matchId }));
  const pages: readonly PageType[] = detail
    ? pageTypesOf({ ...detail.match, castLive: true, anchorRoomId: anchor.anchorRoomId })
    : ['ANCHOR'];
  const page = address.page && pages.includes(address.page) ? address.page : 'ANCHOR';
  return <RoomLayout address={address} page={page} pages={pages} detail={detail} anchor={anchor} />;
}

/** Fetches the room with its match, by the venues of this site and the match the visitor came from [3.06]. */
function useAnchorRoom(anchorRoomId: AnchorRoomId, matchId: MatchId | null) {
  const site = useCall('site.config', {});
  const input = anchorRoomInput(anchorRoomId, lastOf(site), matchId);
  // Without its configuration a site has no venues to name; the anchor is shown all the same.
  const enabled = site.is === 'ready' || site.is === 'failed';
  return useCall('live.anchorRoom', input, { refetchMs: REFRESH_MS['live.anchorRoom'], enabled });
}

/** The room of an anchor [3.06]. */
function AnchorRoom({ anchorRoomId, address }: { anchorRoomId: AnchorRoomId; address: RoomAddress }) {
  const room = useAnchorRoom(anchorRoomId, address.cameFrom);
  useRoomTitle(lastOf(room)?.anchor);
  return (
    <LoadedRoom of={room}>
      {({ anchor, match }) =>
        match ? (
          <Casting anchor={anchor} matchId={match.matchId} address={address} />
        ) : (
          <RoomLayout address={address} page="ANCHOR" pages={['ANCHOR']} detail={null} anchor={anchor} />
        )
      }
    </LoadedRoom>
  );
}

/** Starts loading the further needs of a room: its chat, its video, and its playback engine. */
function useRoomAhead({ room, page }: { room: RoomRef; page: PageType | null }): void {
  const { pathname } = useLocation();
  const [kinds] = useState(() => videoKinds(readSavedKind()));
  const own = showsOwnVideo(room, page);
  useTopicAhead('chat.room', { room });
  useTopicAhead('video', own ? { room, ...kinds } : null);
  useLayoutEffect(() => {
    // A video that continues from the corner is playing already.
    if (liveVideo.video?.roomPath === pathname) return;
    awaitContent();
    if (own) preloadPlayer(likelyKind(room, kinds));
  }, [pathname, own, kinds, room]);
}

/** Room of a match: its video, its animation, or the anchor who casts it. */
function MatchRoom({ matchId, address }: { matchId: MatchId; address: RoomAddress }) {
  const view = useTopic('match', { matchId });
  useRoomTitle(lastOf(view)?.match);
  return (
    <LoadedRoom of={view}>
      {(detail) => {
        const pages = pageTypesOf(detail.match);
        const page: PageType =
          address.page && pages.includes(address.page) ? address.page : (pages[0] ?? 'ANIMATION');
        return <RoomLayout address={address} page={page} pages={pages} detail={detail} anchor={null} />;
      }}
    </LoadedRoom>
  );
}

/** The first render waits this long for who plays in a room, or who speaks: with them the screen is made once, ms. */
const ROOM_MS = 300;

async function prefetchRoomVideo(room: RoomRef): Promise<void> {
  const kinds = videoKinds(readSavedKind());
  await prefetchVideo(await topicAhead('video', { room, ...kinds }, ({ is }) => is !== 'loading'));
}

async function anchorAhead(anchorRoomId: AnchorRoomId, cameFrom: MatchId | null): Promise<void> {
  const site = await answerAhead('site.config', {});
  await answerAhead('live.anchorRoom', anchorRoomInput(anchorRoomId, site, cameFrom));
}

/**
 * Requests the room at once where a visit begins in one, with its video and its chat. Resolves when the room's data has
 * arrived, a moment later at the latest.
 */
async function roomAhead(address: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const addressed = roomOfAddress(address);
  if (!addressed) return;
  const { room, hasVideo } = addressed;
  void topicAhead('chat.room', { room });
  openFeedAhead(room);
  // The room requests what could not be fetched ahead.
  if (hasVideo) prefetchRoomVideo(room).catch(() => undefined);
  const known =
    room.kind === 'match'
      ? topicAhead('match', { matchId: room.matchId })
      : anchorAhead(room.anchorRoomId, cameFromIn(new URLSearchParams(address.search)));
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, ROOM_MS))]);
}

awaitForFirstRender(roomAhead(location));

/** Live room: video or animation, chat, gifts, prices [2.11]. */
export function RoomScreen() {
  const address = useRoomAddress();
  return address ? <Room address={address} /> : <RoomMissing />;
}

function Room({ address }: { address: RoomAddress }) {
  useRoomAhead(address);
  const { room } = address;
  return room.kind === 'match' ? (
    <MatchRoom key={room.matchId} matchId={room.matchId} address={address} />
  ) : (
    <AnchorRoom key={room.anchorRoomId} anchorRoomId={room.anchorRoomId} address={address} />
  );
}
