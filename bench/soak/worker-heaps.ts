import type { CDPSession } from 'puppeteer-core';

const BYTES_PER_MB = 1024 * 1024;

type Answer = { readonly id?: number; readonly result?: { readonly usedSize?: number } };

/**
 * Measures the memory that the workers of a page retain after a full collection, MB in total: DevTools reaches each by a
 * separate session.
 */
export function workerHeaps(cdp: CDPSession): () => Promise<number> {
  const workers = new Set<string>();
  const pending = new Map<string, (usedSize: number) => void>();
  let lastId = 0;
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId);
  });
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => {
    workers.delete(sessionId);
    for (const [key, answer] of pending) if (key.startsWith(`${sessionId} `)) answer(0);
  });
  cdp.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result }: Answer = JSON.parse(message);
    pending.get(`${sessionId} ${id}`)?.(result?.usedSize ?? 0);
  });
  const attached = cdp.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });

  const send = (sessionId: string, method: string) =>
    new Promise<number>((resolve) => {
      lastId += 1;
      const key = `${sessionId} ${lastId}`;
      pending.set(key, (usedSize) => {
        pending.delete(key);
        resolve(usedSize);
      });
      const message = JSON.stringify({ id: lastId, method });
      cdp.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => pending.get(key)?.(0));
    });
  const heapOf = async (sessionId: string) => {
    await send(sessionId, 'HeapProfiler.collectGarbage');
    return send(sessionId, 'Runtime.getHeapUsage');
  };
  return async () => {
    await attached;
    const sizes = await Promise.all([...workers].map(heapOf));
    return sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_MB;
  };
}
