import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { VideoView } from '#contract/models/video-view.ts';
import type { PictureClock } from './picture-clock.ts';
import { startPlaying } from './start-playing.ts';
import type { Place } from './time/place.ts';

const REPORT_EVERY_MS = 500;
/** Until it is known where a new picture is, nothing waits for it: that is asked more often. */
const FIRST_REPORT_EVERY_MS = 50;

/** While a source is chosen, changed or opened the picture stays where it was. */
const goesOn = (view: VideoView | undefined): boolean => view?.is === 'ready' || view?.is === 'loading';

/** Reports to a clock where the picture is, twice a second; without a picture it stops. */
export function useClockReports(
  clock: PictureClock | undefined,
  view: VideoView | undefined,
  filmedAt: () => number | null,
): void {
  const isOn = goesOn(view);
  const report = useEffectEvent(() => clock?.report(filmedAt()));
  useEffect(() => {
    if (!isOn || !clock) return;
    const reportAndWait = () => {
      report();
      timer = setTimeout(
        reportAndWait,
        clock.now().shownAt === null ? FIRST_REPORT_EVERY_MS : REPORT_EVERY_MS,
      );
    };
    let timer = setTimeout(reportAndWait, FIRST_REPORT_EVERY_MS);
    return () => clearTimeout(timer);
  }, [clock, isOn]);
  useEffect(() => (isOn ? undefined : clock?.stop()), [clock, isOn]);
  useEffect(() => () => clock?.stop(), [clock]);
}

/** Lends a clock the way back to the present. A picture that is paused plays again: who asks for it wants to see it. */
export function useLentWay(
  clock: PictureClock | undefined,
  place: Place,
  video: RefObject<HTMLVideoElement | null>,
): void {
  useEffect(
    () =>
      clock?.lend(() => {
        place.toLive();
        if (video.current) void startPlaying(video.current);
      }),
    [clock, place, video],
  );
}
