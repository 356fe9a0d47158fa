import type { PagesTally } from '#replay/measure/pages.ts';
import type { PageCost } from './watched-page.ts';

type Costs = Pick<PagesTally, 'heapBytes' | 'nodes' | 'cpu'>;

/** A value and its maximum. */
function createPeak() {
  const peak = { now: 0, most: 0 };
  return {
    note(value: number) {
      peak.now = value;
      peak.most = Math.max(peak.most, value);
    },
    read: () => ({ ...peak }),
  };
}

/** Creates the counts of what one page costs, from the first reading on. */
export function createPageCosts(monotonic: () => number) {
  const [heapBytes, nodes] = [createPeak(), createPeak()];
  let first: { readonly at: number; readonly cpuMs: number } | null = null;
  let cpu = { usedMs: 0, tookMs: 0 };
  return {
    note(cost: PageCost) {
      const at = monotonic();
      first ??= { at, cpuMs: cost.cpuMs };
      cpu = { usedMs: cost.cpuMs - first.cpuMs, tookMs: at - first.at };
      heapBytes.note(cost.heapBytes);
      nodes.note(cost.nodes);
    },
    counts: (): Costs => ({ heapBytes: heapBytes.read(), nodes: nodes.read(), cpu }),
  };
}
