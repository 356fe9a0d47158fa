const megabyte = 1024 * 1024;

/** DevTools session of any library, through which a heap is measured. */
export type HeapSession = {
  send(method: 'HeapProfiler.collectGarbage'): Promise<unknown>;
  send(method: 'Runtime.getHeapUsage'): Promise<{ readonly usedSize: number }>;
};

/** Returns the JavaScript heap that the page retains after a full collection, MB. */
export async function heapMb(cdp: HeapSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / megabyte;
}
