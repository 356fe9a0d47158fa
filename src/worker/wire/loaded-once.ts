import { appError } from '#contract/errors.ts';

/**
 * What comes in a file of its own: loaded with the first question for it, once. After a failure the next question loads again.
 * @throws AppError NETWORK_ABNORMAL when it does not come
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
