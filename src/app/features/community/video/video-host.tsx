import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchPath, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { contentBegan } from '#app/first-load/content-begun.ts';
import { mayFloat } from '#app/routes/floating-parts.ts';
import { isGate } from '#app/routes/gate-state.ts';
import { paths } from '#app/routes/paths.ts';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import type { OpenVideo, VideoView } from '#contract/community/video/video-view.ts';
import { core, serverNow } from '#core-client/core.ts';
import { useDataSaver } from '#core-client/storage/data-saver.ts';
import { useTopic } from '#core-client/topic.ts';
import { readSavedKind, videoKinds } from '#streams/view/engine/video-kinds.ts';
import { useLowestQuality } from '#streams/view/sound/use-lowest-quality.ts';
import { VideoStage } from '#streams/view/stage/video-stage.tsx';
import type { VideoCommands } from '#streams/view/video-ports.ts';
import { MiniPlayer } from './mini-player.tsx';
import { videoCommandsOf } from './video-commands.ts';
import { closeVideo, type LiveVideo, liveVideo, videoHost } from './video-store.ts';

const FEATURES = 'noopener,popup,width=960,height=600';

/** Opens a room's video in a separate window, beginning on the given line [2.04]. */
async function openPlayWindow(room: RoomRef, lineId: string): Promise<void> {
  const url = await core.video.playUrl(room, lineId);
  window.open(`/play.html?url=${url}`, '_blank', FEATURES);
}

function commandsFor(opened: OpenVideo): VideoCommands {
  const commands = videoCommandsOf(opened);
  return {
    ...commands,
    report(report) {
      contentBegan();
      commands.report(report);
    },
    openWindow: (lineId) => void openPlayWindow(opened.room, lineId),
  };
}

const isOver = (view: VideoView | undefined): boolean =>
  view?.is === 'ended' || view?.is === 'notStarted' || view?.is === 'unknown';

/**
 * Reports whether the video plays in the corner, or is hidden while no content may float over the screen. It closes when it
 * has ended, in another room, and where visitors are blocked.
 */
function useCorner({ roomPath }: LiveVideo, inRoom: boolean, view: VideoView | undefined) {
  const { pathname } = useLocation();
  const inOtherRoom = pathname !== roomPath && matchPath(paths.room, pathname) !== null;
  const ends = !inRoom && (isOver(view) || isGate(pathname) || inOtherRoom);
  useEffect(() => {
    if (ends) closeVideo();
  }, [ends]);
  const isAway = !inRoom && !ends && pathname !== roomPath;
  const isSeen = mayFloat('corner', pathname);
  return { shown: isAway && isSeen, silent: isAway && !isSeen };
}

/** One video: the key of this component is its room, so that commands and player last as long as it does. */
function Shown({ video, inRoom }: { video: LiveVideo; inRoom: boolean }) {
  // Settings changed while the video is open go to its session; the next one begins with them.
  const [opened] = useState(() => ({ room: video.room, ...videoKinds(readSavedKind()) }));
  const [commands] = useState(() => commandsFor(opened));
  const receivedView = useTopic('video', opened);
  const { view, height } = useLowestQuality(receivedView, commands, useDataSaver());
  const isComing = view === undefined || view.is === 'loading' || view.is === 'ready';
  useEffect(() => {
    if (!isComing) contentBegan();
  }, [isComing]);
  const corner = useCorner(video, inRoom, view);
  const { title, voice, theatre, onTheatre, startAt, head, overlay, danmaku, clock, marks } = video;
  return (
    <>
      {createPortal(
        <VideoStage
          view={view}
          commands={commands}
          sparingHeight={height}
          serverNow={serverNow}
          title={title}
          voice={voice}
          theatre={theatre}
          onTheatre={onTheatre}
          startAt={startAt}
          byAnchor={video.room.kind === 'anchor'}
          head={head}
          overlay={inRoom ? overlay : null}
          danmaku={inRoom ? danmaku : undefined}
          chat={inRoom ? video.chat : null}
          mini={!inRoom}
          silent={corner.silent}
          clock={clock}
          marks={marks}
        />,
        videoHost(),
      )}
      <MiniPlayer video={video} shown={corner.shown} />
    </>
  );
}

/** Keeps the live video above the screens, so that it continues when its room is left. */
export function VideoHost() {
  const { video, inRoom } = useSnapshot(liveVideo, { sync: true });
  if (!video) return null;
  return <Shown key={chatRoomNoOf(video.room)} video={video} inRoom={inRoom} />;
}
