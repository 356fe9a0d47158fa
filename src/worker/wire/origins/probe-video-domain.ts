import { TIMEOUT_WITHOUT_CREDENTIALS_MS } from '#contract/calls/request-constants.ts';
import { appError, toAppError } from '#contract/errors.ts';
import type { DomainQuestion } from '#streams/core/ports.ts';
import { type VideoOrigins, videoAddress } from '#streams/core/video-address.ts';
import type { WirePorts } from '../wire-ports.ts';
import { fetchVideoSource } from './fetch-video-source.ts';

/** The first bytes of a stream, which may have no end. */
async function firstBytes({ fetch, scheduler }: WirePorts, url: string, signal: AbortSignal): Promise<void> {
  const abort = new AbortController();
  const late = scheduler.schedule(() => abort.abort(appError('TIMEOUT')), TIMEOUT_WITHOUT_CREDENTIALS_MS);
  const giveUp = () => abort.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { signal: abort.signal });
  try {
    const response = await fetch(url, {
      signal: abort.signal,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    if (!response.ok) throw appError('HTTP_STATUS', { status: response.status });
    const { value } = (await response.body?.getReader().read()) ?? {};
    if (!value) throw appError('BAD_ANSWER', { call: 'video.source' });
  } finally {
    late.unsubscribe();
    abort.abort();
  }
}

/** Checks that a video domain delivers video, not only its address. @throws AppError when it does not. */
export async function probeVideoDomain(
  ports: WirePorts,
  question: DomainQuestion & { readonly origins: VideoOrigins },
  signal: AbortSignal,
): Promise<void> {
  const { urls } = await fetchVideoSource(ports, question, signal);
  const address = urls[0] && videoAddress(urls[0].url, question.origin, question.origins);
  if (!address) throw appError('BAD_ANSWER', { call: 'video.source' });
  await firstBytes(ports, address, signal).catch((thrown: unknown) => {
    throw toAppError(thrown);
  });
}
