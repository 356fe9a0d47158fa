import { useEffect, useEffectEvent } from 'react';
import type { VideoView } from '#contract/models/video-view.ts';
import type { PictureClock } from './picture-clock.ts';

const REPORT_EVERY_MS = 500;

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
    const timer = setInterval(report, REPORT_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock, isOn]);
  useEffect(() => (isOn ? undefined : clock?.stop()), [clock, isOn]);
  useEffect(() => () => clock?.stop(), [clock]);
}
