import type { Overview } from '#sandbox/admin/overview.ts';
import { read } from './admin-client.ts';

const EVERY_MS = 1_000;

export type Live = {
  /** Polls at once, and then about every second indefinitely. */
  readonly refresh: () => Promise<void>;
};

/** Polls the state of the sandbox; `null` when it did not respond. One request at a time. */
export function live(onOverview: (overview: Overview | null) => void): Live {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  async function refresh(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      onOverview(await read<Overview>('overview').catch(() => null));
    } finally {
      isAsking = false;
      timer = setTimeout(() => void refresh(), EVERY_MS);
    }
  }
  return { refresh };
}
