import { type HistogramState, histogramOf } from './histogram.ts';
import type { PagesTally } from './pages.ts';

const SHARES = { p1: 1, p5: 5, p50: 50, p95: 95, p99: 99 } as const;
const MEGA = 1e6;

const sharesOf = (name: string, state: HistogramState, shares: readonly (keyof typeof SHARES)[]) => {
  const histogram = histogramOf(state);
  return shares.map((share): [string, number] => [`${name}.${share}`, histogram.percentile(SHARES[share])]);
};

/** The metrics of pages by name, for thresholds. */
export function pageMetrics({ rows, cpu, ...pages }: PagesTally): [string, number][] {
  const { frameTime, frameRate, longTasks, distance } = pages;
  return [
    ['unrendered', rows.unrendered],
    ['untold', rows.untold],
    ['passed', rows.passed],
    ['leftOut', rows.leftOut],
    ['pages', pages.opened],
    ['pages.gone', pages.gone],
    ['pages.refused', pages.refused],
    ['pages.cpu', cpu.tookMs > 0 ? cpu.usedMs / cpu.tookMs : 0],
    ...sharesOf('frames', frameRate, ['p1', 'p5', 'p50']),
    ['frames.mean', rateOf(frameTime)],
    ['frames.dropped', pages.dropped],
    ...sharesOf('frameTime', frameTime, ['p50', 'p95', 'p99']),
    ['frameTime.max', histogramOf(frameTime).maxMs],
    ['longTasks', longTasks.count],
    ['longTasks.total', longTasks.sumUs / 1_000],
    ['longTasks.max', histogramOf(longTasks).maxMs],
    ...sharesOf('distance', distance, ['p50', 'p99']),
    ['distance.max', histogramOf(distance).maxMs],
    ['heapMb.max', pages.heapBytes.most / MEGA],
    ['nodes.max', pages.nodes.most],
  ];
}

/** Mean frames a second. */
export const rateOf = ({ count: frames, sumUs }: HistogramState): number =>
  sumUs > 0 ? (frames * 1e6) / sumUs : 0;
