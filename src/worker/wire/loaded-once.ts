import { appError } from '#contract/errors.ts';

/**
 * Loads a separate file once, with the first request for it. After a failure the next request loads it again.
 * @throws AppError NETWORK_ABNORMAL when it does not load
 */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      throw appError('NETWORK_ABNORMAL');
    });
    return loading;
  };
}
