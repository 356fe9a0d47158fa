const megabyte = 1024 * 1024;

/** What reads a heap: a session of DevTools, of whichever library. */
export type HeapSession = {
  send(method: 'HeapProfiler.collectGarbage'): Promise<unknown>;
  send(method: 'Runtime.getHeapUsage'): Promise<{ readonly usedSize: number }>;
};

/** What the page's JavaScript keeps after a full collection, MB. */
export async function heapMb(cdp: HeapSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / megabyte;
}
