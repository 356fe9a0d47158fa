/** Readers who wait for something new. */
export type WaitingRoom = {
  /** True when woken, false after `ms` of real time, on abort and at the end. */
  wait(ms: number, signal: AbortSignal): Promise<boolean>;
  wake(): void;
  end(): void;
  /** True while a long poll is open. */
  readonly isOccupied: boolean;
  /** True if it has ended: no reader waits any more. */
  readonly isOver: boolean;
};

/** Number of readers released at once: a thousand responses at once would block all other work of the platform. */
const AT_ONCE = 32;

function releaseReaders(readers: readonly ((woken: boolean) => void)[], from = 0): void {
  for (const leave of readers.slice(from, from + AT_ONCE)) leave(true);
  if (from + AT_ONCE < readers.length) setImmediate(releaseReaders, readers, from + AT_ONCE);
}

/** Waiting time depends on the connection, so it passes in real time regardless of the world's clock. */
export function waitingRoom(): WaitingRoom {
  let isOver = false;
  const waiting = new Set<(woken: boolean) => void>();

  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      if (isOver || signal.aborted || ms <= 0) return resolve(false);
      const leave = (woken: boolean) => {
        waiting.delete(leave);
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        resolve(woken);
      };
      const abort = () => leave(false);
      const timer = setTimeout(abort, ms);
      signal.addEventListener('abort', abort);
      waiting.add(leave);
    });

  return {
    wait,
    wake: () => releaseReaders([...waiting]),
    end: () => {
      isOver = true;
      for (const leave of [...waiting]) leave(false);
    },
    get isOccupied() {
      return waiting.size > 0;
    },
    get isOver() {
      return isOver;
    },
  };
}
