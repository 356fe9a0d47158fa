import { type AppError, toAppError } from '#contract/errors.ts';

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
};

/** One answer of the platform, shared by everybody who shows it. `mono` is a local clock in ms. */
export function createAnswerCell<Data>(
  ask: () => Promise<Data>,
  gone: () => void,
  mono: () => number,
): AnswerCell<Data> {
  const listeners = new Set<() => void>();
  let answer: Answer<Data> = { data: undefined, error: null, isFetching: false };
  let answeredAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  const show = (change: Partial<Answer<Data>>) => {
    answer = { ...answer, ...change };
    for (const listener of listeners) listener();
  };

  const run = async () => {
    show({ isFetching: true });
    try {
      const data = await ask();
      answeredAt = mono();
      running = null;
      show({ data, error: null, isFetching: false });
    } catch (thrown) {
      running = null;
      show({ error: toAppError(thrown), isFetching: false });
    }
  };

  const refetch = () => {
    running ??= run();
    return running;
  };
  const refetchIfStale = () => {
    if (mono() - answeredAt > STALE_MS) void refetch();
  };

  return {
    read: () => answer,
    refetch,
    refetchIfStale,
    watch(listener) {
      clearTimeout(forgetting);
      listeners.add(listener);
      refetchIfStale();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) forgetting = setTimeout(gone, GONE_MS);
      };
    },
  };
}
