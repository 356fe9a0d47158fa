import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { VideoView } from '#contract/models/video-view.ts';
import { freezeFrame } from './freeze-frame.ts';
import type { PictureClock } from './picture-clock.ts';
import { type Drive, drive } from './player-drive.ts';
import { useLiveOnReturn } from './use-live-on-return.ts';
import { useToldClock } from './use-told-clock.ts';
import { useViewerPause } from './use-viewer-pause.ts';
import type { VideoCommands } from './video-ports.ts';

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
  /** Is told where the picture is, for what must not be ahead of it. */
  readonly clock?: PictureClock | undefined;
};

export type PlayerState = {
  /** A frame of the present source has been painted. */
  readonly moving: boolean;
  /** The present source follows one that has been seen. */
  readonly seenBefore: boolean;
  readonly latencyMs: number | null;
  readonly seekToLive: () => void;
  /** When what is shown now was filmed, epoch ms of the platform; null while unknown. */
  readonly filmedAt: () => number | null;
};

const asksOf = (driving: RefObject<Drive | null>): Pick<PlayerState, 'seekToLive' | 'filmedAt'> => ({
  seekToLive: () => driving.current?.seekToLive(),
  filmedAt: () => driving.current?.seenAt() ?? null,
});

/** Plays what the core says into the element, source after source. A pause of the viewer's outlasts a change of source. */
function useDriven({ view, commands, serverNow, height, video, freeze }: Setting): PlayerState {
  const [{ moving, seenBefore }, setSeen] = useState({ moving: false, seenBefore: false });
  const [latencyMs, setLatencyMs] = useState<number | null>(null);
  const driving = useRef<Drive | null>(null);
  /** When what was seen last had been filmed, epoch ms. */
  const lastSeenAt = useRef<number | null>(null);
  const pausedByViewer = useViewerPause(video);
  const ready = view?.is === 'ready' ? view : null;
  const sourceId = ready?.sourceId ?? null;

  const begin = useEffectEvent(
    (element: HTMLVideoElement): Drive | null =>
      ready &&
      drive(ready, {
        video: element,
        commands,
        serverNow,
        height,
        lastSeenAt: lastSeenAt.current,
        pausedByViewer,
        onLatency: setLatencyMs,
        onFirstFrame() {
          setSeen({ moving: true, seenBefore: true });
          if (freeze.current) freeze.current.hidden = true;
        },
      }),
  );
  const end = useEffectEvent((element: HTMLVideoElement, started: Drive) => {
    if (moving) lastSeenAt.current = started.seenAt();
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
  }, [sourceId, video]);

  useEffect(() => (ready ? driving.current?.readdress(ready) : undefined), [ready]);
  useEffect(() => driving.current?.chooseHeight(height), [height]);

  const [asks] = useState(() => asksOf(driving));
  return { moving, seenBefore, latencyMs, ...asks };
}

/** The player of a stage: what plays, how to move in it, and where it is, told to whoever must not be ahead of it. */
export function usePlayer(setting: Setting): PlayerState {
  const { video, clock, view } = setting;
  const player = useDriven(setting);
  useLiveOnReturn(video, player.seekToLive);
  useToldClock(clock, view, player.filmedAt);
  return player;
}
