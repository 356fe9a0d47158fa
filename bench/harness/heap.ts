import type { CDPSession } from 'playwright';

const megabyte = 1024 * 1024;

/** What the page's JavaScript keeps after a full collection, MB. */
export async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / megabyte;
}
