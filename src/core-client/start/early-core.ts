import { type CoreConnection, workerConnection } from '#worker/bridge/connection.ts';

/** The worker that the early script started, and what it has said before anybody here could listen. */
export type EarlyCore = {
  readonly worker: Worker;
  /** Resolves with the worker's first word: its script runs. */
  readonly running: Promise<unknown>;
  /** Its script could not be loaded. */
  readonly hasFailed: () => boolean;
};

declare global {
  interface Window {
    /** Left by the early script of the built site, and taken once by the page's code. */
    courtsideCore?: EarlyCore | undefined;
  }
}

/**
 * The core that was started before the page's code came; null where there is none, and from the second time on: a core that
 * died is replaced by a new one. It is of this page's build, for one document names both.
 */
export function takeEarlyCore(): CoreConnection | null {
  const early = window.courtsideCore;
  window.courtsideCore = undefined;
  if (!early || early.hasFailed()) return null;
  return workerConnection(early.worker, early.running);
}
