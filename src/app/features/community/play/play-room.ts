import type { Subscription } from 'rxjs';
import { videoCommandsOf } from '#app/features/community/video/video-commands.ts';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { serverNow, streamOf } from '#core-client/core.ts';
import { readSavedKind, videoKinds } from '#streams/view/engine/video-kinds.ts';
import { watchPauses } from '#streams/view/engine/viewer-pause.ts';
import { type Drive, drive, type ReadyView } from '#streams/view/player/player-drive.ts';
import type { VideoCommands } from '#streams/view/video-ports.ts';
import type { OpenedPlay } from '#worker/services/video/video-api.ts';
import type { PlayPage } from './play-page.ts';
import { playRefusalText, viewText } from './play-text.ts';

type Opened = Extract<OpenedPlay, { is: 'open' }>;

/** Plays one source after another into the page's element. */
function createScreen({ video, showVideo }: PlayPage, commands: VideoCommands) {
  let shown: { readonly sourceId: number; readonly drive: Drive } | null = null;
  let seen = false;
  const pauses = watchPauses(video);
  let lastSeenAt: number | null = null;
  const stop = () => {
    if (shown && seen) lastSeenAt = shown.drive.seenAt();
    shown?.drive.stop();
    shown = null;
    seen = false;
  };
  const onFirstFrame = () => {
    seen = true;
    showVideo();
  };
  const begin = (view: ReadyView) =>
    drive(view, {
      video,
      commands,
      serverNow,
      height: null,
      lastSeenAt,
      pausedByViewer: pauses.isPaused,
      onFirstFrame,
      onLatency: () => undefined,
    });
  return {
    stop,
    play: (view: ReadyView) => {
      if (shown?.sourceId === view.sourceId) return shown.drive.readdress(view);
      stop();
      shown = { sourceId: view.sourceId, drive: begin(view) };
    },
  };
}

/** Returns the line requested by the link, once, and only if a line of that name exists. */
function requestedLine(lineId: string | null) {
  let request = lineId;
  return ({ lineId: current, lines }: ReadyView): string | null => {
    const wanted = request;
    request = null;
    return wanted !== current && lines.some((line) => line.lineId === wanted) ? wanted : null;
  };
}

/** Plays a room's video for the lifetime of the page; plays from the site's video domains only. */
export function playRoom(page: PlayPage, opened: Opened): void {
  const video = { room: opened.room, ...videoKinds(readSavedKind()) };
  const commands = videoCommandsOf(video);
  const screen = createScreen(page, commands);
  const lineRequest = requestedLine(opened.lineId);
  let following: Subscription | undefined;
  const refuse = () => {
    screen.stop();
    following?.unsubscribe();
    page.showMessage(playRefusalText('foreign'));
  };
  const show = (view: VideoView) => {
    if (view.is !== 'ready') {
      screen.stop();
      page.showMessage(viewText(view), commands.refresh);
      return;
    }
    if (!opened.origins.includes(new URL(view.url).origin)) return refuse();
    const line = lineRequest(view);
    if (line === null) screen.play(view);
    else commands.chooseLine(line);
  };
  following = streamOf('video', video).subscribe(({ items }) => {
    const view = items.at(-1);
    if (view) show(view);
  });
}
