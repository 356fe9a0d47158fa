import type { Overview } from '#sandbox/admin/overview.ts';
import { read } from './admin-client.ts';

const EVERY_MS = 1_000;

export type Live = {
  /** Asks at once, and then about every second for ever. */
  readonly refresh: () => Promise<void>;
};

/** Keeps asking for the state of the sandbox; `null` when it did not answer. One question at a time. */
export function live(tell: (overview: Overview | null) => void): Live {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  async function refresh(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      tell(await read<Overview>('overview').catch(() => null));
    } finally {
      isAsking = false;
      timer = setTimeout(() => void refresh(), EVERY_MS);
    }
  }
  return { refresh };
}
