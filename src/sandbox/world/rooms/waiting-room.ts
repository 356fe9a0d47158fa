/** Readers who wait for something new. */
export type WaitingRoom = {
  /** True when woken, false after `ms` of real time, on abort and at the end. */
  wait(ms: number, signal: AbortSignal): Promise<boolean>;
  wake(): void;
  end(): void;
  /** Whether it has ended: nobody waits any more. */
  readonly isOver: boolean;
};

/** How long a reader waits is a matter of the connection, so it passes in real time whatever the world's clock does. */
export function waitingRoom(): WaitingRoom {
  let isOver = false;
  const waiting = new Set<(woken: boolean) => void>();
  const release = (woken: boolean) => {
    for (const leave of [...waiting]) leave(woken);
  };

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
    wake: () => release(true),
    end: () => {
      isOver = true;
      release(false);
    },
    get isOver() {
      return isOver;
    },
  };
}
