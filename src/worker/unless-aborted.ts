import { appError } from '#contract/errors.ts';

/** Settles like `answer`, which continues when the signal is aborted. @throws AppError CANCELLED once it is aborted */
export async function unlessAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  if (!signal) return answer;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const cancel = () => reject(appError('CANCELLED'));
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel);
  try {
    return await Promise.race([aborted, answer]);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
