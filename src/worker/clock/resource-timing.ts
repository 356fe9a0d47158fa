import type { ResourceTiming } from './time-sync.ts';

/** From the browser's timing buffer, which is emptied so that it never fills up; null where the server does not allow it. */
export const resourceTiming: ResourceTiming = (url) => {
  const entry = performance.getEntriesByName(url, 'resource').at(-1);
  performance.clearResourceTimings();
  return entry instanceof PerformanceResourceTiming && entry.requestStart > 0 ? entry : null;
};
