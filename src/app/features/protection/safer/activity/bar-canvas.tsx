import { useEffect, useRef } from 'react';
import { drawBars, type Plot } from './bar-plot.ts';

/** The drawing of bars, with the one at a place dark; drawn again when the bars change. */
export function BarCanvas({ plot, index }: { plot: Plot; index: number }) {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<ReturnType<typeof drawBars>>(null);
  useEffect(() => {
    if (!host.current) return;
    const chart = drawBars(host.current, plot);
    drawing.current = chart;
    return () => {
      drawing.current = null;
      chart.end();
    };
  }, [plot]);
  // After every drawing, so that a new one shows the place too.
  useEffect(() => drawing.current?.choose(index));
  return <div ref={host} className="bar-chart__canvas" aria-hidden="true" />;
}
