import { type AppError, toAppError } from '#contract/errors.ts';
import { createWatchers } from './shared-store.ts';

export type Answer<Data> = {
  /** The last good answer; it stays while a newer one is fetched, and when that fails. */
  readonly data: Data | undefined;
  readonly error: AppError | null;
  readonly isFetching: boolean;
};

/** An answer older than this is asked for again when somebody new looks at it. */
const STALE_MS = 15_000;
/** An answer nobody looks at is forgotten after this. */
const GONE_MS = 300_000;

export type AnswerCell<Data> = {
  read(): Answer<Data>;
  /** Asks unless a fresh answer is there. */
  watch(listener: () => void): () => void;
  /** Asks now; joins a request that is under way. */
  refetch(): Promise<void>;
  refetchIfStale(): void;
  /**
   * Somebody else asks from now on: a request that is under way is not joined, and what it brings is thrown away. Asks at
   * once where somebody looks.
   */
  renew(): void;
};

/** Asks for an answer, once at a time; of several requests only the latest is listened to. */
function createAsking<Data>(
  ask: () => Promise<Data>,
  mono: () => number,
  show: (change: Partial<Answer<Data>>) => void,
) {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let latest = 0;
  const settle = (mine: number, change: Partial<Answer<Data>>) => {
    if (mine !== latest) return;
    running = null;
    if (!change.error) answeredAt = mono();
    show({ ...change, isFetching: false });
  };
  const run = async () => {
    latest += 1;
    const mine = latest;
    show({ isFetching: true });
    try {
      settle(mine, { data: await ask(), error: null });
    } catch (thrown) {
      settle(mine, { error: toAppError(thrown) });
    }
  };
  return {
    isStale: () => mono() - answeredAt > STALE_MS,
    refetch: () => {
      running ??= run();
      return running;
    },
    /** A request that is under way is listened to no more, and no answer counts as fresh. */
    drop: () => {
      latest += 1;
      running = null;
      answeredAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** One answer of the platform, shared by everybody who shows it. `mono` is a local clock in ms. */
export function createAnswerCell<Data>(
  ask: () => Promise<Data>,
  gone: () => void,
  mono: () => number,
): AnswerCell<Data> {
  let answer: Answer<Data> = { data: undefined, error: null, isFetching: false };
  const show = (change: Partial<Answer<Data>>) => {
    answer = { ...answer, ...change };
    notify();
  };
  const { refetch, isStale, drop } = createAsking(ask, mono, show);
  const refetchIfStale = () => {
    if (isStale()) void refetch();
  };
  const { watch, notify, isWatched } = createWatchers({
    open: refetchIfStale,
    close: gone,
    lingerMs: GONE_MS,
  });
  return {
    read: () => answer,
    refetch,
    refetchIfStale,
    renew: () => {
      drop();
      if (isWatched()) void refetch();
      else show({ error: null, isFetching: false });
    },
    watch,
  };
}
