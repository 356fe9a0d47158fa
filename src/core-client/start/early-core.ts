import { type CoreConnection, workerConnection } from '#worker/bridge/connection.ts';

/** Worker started by the early script, and its messages from before a listener existed. */
export type EarlyCore = {
  readonly worker: Worker;
  /** Resolves with the worker's first word: its script runs. */
  readonly running: Promise<unknown>;
  /** Reports whether its script failed to load. */
  readonly hasFailed: () => boolean;
};

declare global {
  interface Window {
    /** Set by the early script of the built site, and taken once by the page’s code. */
    courtsideCore?: EarlyCore | undefined;
  }
}

/**
 * Returns the core that was started before the page’s code was loaded; null where there is none, and from the second call
 * on: a dead core is replaced by a new one. It belongs to this page’s build, since one document references both.
 */
export function claimEarlyCore(): CoreConnection | null {
  const early = window.courtsideCore;
  window.courtsideCore = undefined;
  if (!early || early.hasFailed()) return null;
  return workerConnection(early.worker, early.running);
}
