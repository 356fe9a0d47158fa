import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** A bar: its place under the axis, and its value. */
export type Bar = { readonly mark: string; readonly value: number };
/** Data of the plot; colours come from the theme of the element. */
export type Plot = {
  readonly bars: readonly Bar[];
  /** Writes a value beside the axis. */
  readonly axis: (value: number) => string;
  /** A dashed line at a value, or none. */
  readonly limit: number | null;
  /** The place of a bar under the pointer. */
  readonly onPoint: (index: number) => void;
};

const BAR_SHARE = 0.62;
const BAR_WIDTH_MAX = 30;
const ROOM_PER_MARK = 44;
const AXIS_ROOM = 52;
const MARK_ROOM = 28;
const GRID_SPACE = 30;
const FONT = '12px "Noto Sans SC", sans-serif';

const colourOf = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Splits the bars into three series with separate colours: above zero, below zero, and the hovered one. */
function partsOf(bars: readonly Bar[], chosen: number): UPlot.AlignedData {
  const part = (isIn: (value: number, index: number) => boolean) =>
    bars.map(({ value }, index) => (value !== 0 && isIn(value, index) ? value : null));
  return [
    bars.map((_bar, index) => index),
    part((value, index) => value > 0 && index !== chosen),
    part((value, index) => value < 0 && index !== chosen),
    part((_value, index) => index === chosen),
  ];
}

/** Returns the bars that have a mark below: every n-th, and always the last one. */
function marksFor(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil((count * ROOM_PER_MARK) / Math.max(width, ROOM_PER_MARK)));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}

/** Draws the dashed line of a limit. */
function drawLimit(plot: UPlot, value: number, colour: string): void {
  const { ctx, bbox } = plot;
  const y = plot.valToPos(value, 'y', true);
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.setLineDash([5, 4]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

const paths = UPlot.paths.bars?.({ size: [BAR_SHARE, BAR_WIDTH_MAX], radius: 0.15 });
const seriesOf = (fill: string): UPlot.Series => ({
  fill,
  stroke: fill,
  width: 0,
  points: { show: false },
  ...(paths ? { paths } : {}),
});

function axesOf(host: Element, { bars, axis }: Plot): UPlot.Axis[] {
  const axisStyle = {
    font: FONT,
    stroke: colourOf(host, '--c-text-2'),
    ticks: { show: false },
    grid: { stroke: colourOf(host, '--c-line'), width: 1 },
  };
  return [
    {
      ...axisStyle,
      grid: { show: false },
      size: MARK_ROOM,
      splits: (plot) => marksFor(bars.length, plot.width - AXIS_ROOM),
      values: (_plot, indices) => indices.map((index) => bars[index]?.mark ?? ''),
    },
    { ...axisStyle, size: AXIS_ROOM, space: GRID_SPACE, values: (_plot, values) => values.map(axis) },
  ];
}

/** Returns the lowest and highest value of the axis: zero is always included, and the limit where there is one. */
function rangeOf({ bars, limit }: Plot): [number, number] {
  const values = [0, limit ?? 0, ...bars.map(({ value }) => value)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least || 1) * 0.06;
  return [least < 0 ? least - room : 0, most > 0 ? most + room : least < 0 ? 0 : 1];
}

/** Draws bars up and down from zero into an element; the drawing is hidden from assistive technology. */
export function drawBars(host: HTMLElement, plot: Plot) {
  const { bars, limit, onPoint } = plot;
  const sizeNow = () => ({ width: host.clientWidth, height: host.clientHeight });
  const drawing = new UPlot(
    {
      ...sizeNow(),
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: () => [-0.6, bars.length - 0.4] },
        y: { range: () => rangeOf(plot) },
      },
      axes: axesOf(host, plot),
      series: [
        {},
        seriesOf(colourOf(host, '--c-primary-vivid')),
        seriesOf(colourOf(host, '--c-text-3')),
        seriesOf(colourOf(host, '--c-text')),
      ],
      hooks: {
        draw: [(own) => (limit === null ? undefined : drawLimit(own, limit, colourOf(host, '--c-text-2')))],
        setCursor: [
          ({ cursor: { idx } }) => {
            if (idx !== null && idx !== undefined) onPoint(idx);
          },
        ],
      },
    },
    partsOf(bars, -1),
    host,
  );
  const observer = new ResizeObserver(() => drawing.setSize(sizeNow()));
  observer.observe(host);
  return {
    choose: (index: number) => drawing.setData(partsOf(bars, index)),
    end() {
      observer.disconnect();
      drawing.destroy();
    },
  };
}

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
