import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { startStopwatch } from '#core-client/time/stopwatch.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { isUnmeant } from '../engine/viewer-pause.ts';
import type { Drive } from '../player/player-drive.ts';
import { t } from '../texts.ts';
import type { VideoCommands } from '../video-ports.ts';
import {
  createPlaybackPosition,
  type PlaybackPosition,
  type PlaybackPositionView,
} from './playback-position.ts';

const CHECK_EVERY_MS = 500;

type Setting = {
  readonly driving: RefObject<Drive | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly view: VideoView | undefined;
  readonly commands: VideoCommands;
  readonly serverNow: () => number;
};

/** Returns the viewer’s position in the time of the video while the stage is open. */
export function usePlaybackPosition(
  setting: Setting,
): PlaybackPositionView & { readonly position: PlaybackPosition } {
  const { video } = setting;
  const latest = useRef(setting);
  const [sinceOpened] = useState(startStopwatch);
  const [view, setView] = useState<PlaybackPositionView>({ behind: false, fast: false });
  const [position] = useState(() =>
    createPlaybackPosition({
      drive: () => latest.current.driving.current,
      video: () => latest.current.video.current,
      source: () => (latest.current.view?.is === 'ready' ? latest.current.view : null),
      chooseKind: (kind) => latest.current.commands.chooseKind(kind),
      serverNow: () => latest.current.serverNow(),
      mono: sinceOpened,
      changed: setView,
      shortOf: (from) => {
        const minutes = Math.floor((latest.current.serverNow() - from) / MINUTE_MS);
        showToast({ text: minutes === 0 ? t('time.none') : t('time.earliest', { minutes }) });
      },
    }),
  );
  useEffect(() => {
    latest.current = setting;
  });
  useEffect(() => {
    const element = video.current;
    const timer = setInterval(() => position.check(), CHECK_EVERY_MS);
    const paused = () => {
      if (element && !isUnmeant(element)) position.paused();
    };
    const resumed = () => position.resumed();
    element?.addEventListener('pause', paused);
    element?.addEventListener('play', resumed);
    return () => {
      clearInterval(timer);
      element?.removeEventListener('pause', paused);
      element?.removeEventListener('play', resumed);
    };
  }, [position, video]);
  return { ...view, position };
}
