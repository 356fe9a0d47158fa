import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { startStopwatch } from '#core-client/time/stopwatch.ts';
import { startPlaying } from '../engine/start-playing.ts';
import { type ViewerPause, watchPauses } from '../engine/viewer-pause.ts';
import { type Drive, drive } from '../player/player-drive.ts';
import type { PlaybackClock } from '../time/playback-clock.ts';
import type { PlaybackPosition, PlaybackPositionView } from '../time/playback-position.ts';
import { type ShownFrame, useAttachedVideo, useClockReports } from '../time/use-clock-reports.ts';
import { usePlaybackPosition } from '../time/use-playback-position.ts';
import type { VideoCommands } from '../video-ports.ts';

/** Returns a function that reports whether the viewer has paused the element. */
function useViewerPause(video: RefObject<HTMLVideoElement | null>): () => boolean {
  const pauses = useRef<ViewerPause | null>(null);
  useEffect(() => {
    if (!video.current) return;
    const watching = watchPauses(video.current);
    pauses.current = watching;
    return () => watching.stop();
  }, [video]);
  const [isPaused] = useState(() => () => pauses.current?.isPaused() ?? false);
  return isPaused;
}

/** Holds the last frame on a canvas while the next source is loading, so that a change of line causes no black flash. */
function freezeFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  if (video.videoWidth === 0) return;
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  canvas.hidden = false;
}

export type PlayerElements = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly freeze: RefObject<HTMLCanvasElement | null>;
};

type Setting = PlayerElements & {
  readonly view: VideoView | undefined;
  readonly commands: VideoCommands;
  readonly serverNow: () => number;
  /** Wished height inside a source that has several; null leaves it to the bandwidth. */
  readonly height: number | null;
  /** Receives the video’s position, for content that must not be ahead of it. */
  readonly clock?: PlaybackClock | undefined;
};

export type PlayerState = {
  /** A frame of the present source has been painted. */
  readonly moving: boolean;
  /** The present source follows one that has been seen. */
  readonly seenBefore: boolean;
  readonly latencyMs: number | null;
  /** Viewer’s position in the time of the video. */
  readonly time: PlaybackPositionView & { readonly position: PlaybackPosition };
  /** Returns the filming time of the visible frame, epoch ms of the platform; null while unknown. */
  readonly filmedAt: () => number | null;
};

/**
 * Plays the sources the core provides in the element, one after another. A pause by the viewer persists across a change of
 * source.
 */
function useDriven(
  { view, commands, serverNow, height, video, freeze }: Setting,
  driving: RefObject<Drive | null>,
  position: PlaybackPosition,
): Pick<PlayerState, 'moving' | 'seenBefore' | 'latencyMs'> {
  const [{ moving, seenBefore }, setSeen] = useState({ moving: false, seenBefore: false });
  const [latencyMs, setLatencyMs] = useState<number | null>(null);
  /** Filming time of the frame seen last, epoch ms. */
  const lastSeenAt = useRef<number | null>(null);
  const pausedByViewer = useViewerPause(video);
  const ready = view?.is === 'ready' ? view : null;
  const sourceId = ready?.sourceId ?? null;

  const begin = useEffectEvent((element: HTMLVideoElement): Drive | null => {
    if (!ready) return null;
    const from = position.beginsAt(ready);
    return drive(ready, {
      video: element,
      commands,
      serverNow,
      height,
      lastSeenAt: from === null ? lastSeenAt.current : null,
      from,
      keepsPosition: true,
      pausedByViewer,
      onLatency: setLatencyMs,
      onFirstFrame() {
        setSeen({ moving: true, seenBefore: true });
        if (freeze.current) freeze.current.hidden = true;
        position.begun();
      },
    });
  });
  const end = useEffectEvent((element: HTMLVideoElement, started: Drive) => {
    if (moving) {
      lastSeenAt.current = started.seenAt();
      position.ended(lastSeenAt.current);
    }
    if (freeze.current) freezeFrame(element, freeze.current);
    started.stop();
    driving.current = null;
    setSeen((seen) => ({ ...seen, moving: false }));
    setLatencyMs(null);
  });

  useEffect(() => {
    const element = video.current;
    const started = sourceId !== null && element ? begin(element) : null;
    if (!started || !element) return;
    driving.current = started;
    return () => end(element, started);
  }, [driving, sourceId, video]);

  return { moving, seenBefore, latencyMs };
}

/** Shortest absence that moves the video. */
const AWAY_MS = 3_000;

/**
 * Moves a live video to the live edge after a hidden tab returns, unless the viewer had seeked back; a video the viewer had
 * paused stays paused.
 */
export function useLiveOnReturn(
  video: RefObject<HTMLVideoElement | null>,
  position: Pick<PlaybackPosition, 'returned'>,
): void {
  useEffect(() => {
    let absence: { readonly awayMs: () => number; readonly playing: boolean } | null = null;
    const changed = () => {
      const element = video.current;
      if (!element) return;
      if (document.hidden) absence = { awayMs: startStopwatch(), playing: !element.paused };
      else if (absence?.playing) {
        if (absence.awayMs() > AWAY_MS) position.returned();
        if (element.paused) void startPlaying(element);
      }
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [video, position]);
}

/** The player of a stage: what plays, how to move in it, and where it is, for what must not be ahead of it. */
export function usePlayer(setting: Setting): PlayerState {
  const { video, clock, view, height, serverNow } = setting;
  const ready = view?.is === 'ready' ? view : null;
  const driving = useRef<Drive | null>(null);
  const time = usePlaybackPosition({ ...setting, driving });
  const driven = useDriven(setting, driving, time.position);
  useEffect(() => (ready ? driving.current?.readdress(ready) : undefined), [ready]);
  useEffect(() => driving.current?.chooseHeight(height), [height]);
  const [filmedAt] = useState(() => () => driving.current?.seenAt() ?? null);
  useLiveOnReturn(video, time.position);
  const shown = (): ShownFrame | null => {
    const at = filmedAt();
    const reach = driving.current?.reach() ?? null;
    return at === null ? null : { filmedAt: at, windowMs: reach === null ? 0 : serverNow() - reach.from };
  };
  useClockReports(clock, { view, behind: time.behind, shown, serverNow });
  useAttachedVideo(clock, time.position, video);
  return { ...driven, filmedAt, time };
}
