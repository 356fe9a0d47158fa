import { TIMEOUT_WITHOUT_CREDENTIALS_MS } from '#contract/calls/request-constants.ts';
import { VideoSource } from '#contract/community/video/schema.ts';
import { AppError, appError, toAppError } from '#contract/errors.ts';
import { newNonce } from '#contract/wire/envelope.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { openVideoSource, VIDEO_SOURCE_PATH, videoQuery } from '#contract/wire/video-sign.ts';
import type { DomainQuestion } from '#streams/core/ports.ts';
import { type VideoOrigins, videoAddress } from '#streams/core/video-address.ts';
import { interpret, openSealed, transmit, validated } from './http.ts';
import type { WirePorts } from './wire-ports.ts';

async function once(
  ports: WirePorts,
  { origin, playing, type }: DomainQuestion,
  signal: AbortSignal,
): Promise<VideoSource> {
  const { engine, clock } = ports;
  const { channel, platform, eventId } = playing;
  const nonce = newNonce(engine);
  const timestamp = String(clock.now());
  const query = await videoQuery(engine, APP_SECRET, { channel, type, platform, eventId, timestamp, nonce });
  const url = `${origin}${VIDEO_SOURCE_PATH}?${query}`;
  const timeoutMs = TIMEOUT_WITHOUT_CREDENTIALS_MS;
  const sentAt = clock.mono();
  const answer = await transmit(ports, { url, method: 'GET', headers: {}, body: null, timeoutMs }, signal);
  const { outcome, server } = await openSealed(answer.text, (answeredAt, encrypted) =>
    openVideoSource(engine, APP_SECRET, { nonce, timestamp: answeredAt }, encrypted),
  );
  if (server !== null) clock.hint({ sentAt, receivedAt: answer.receivedAt, server });
  return validated(VideoSource, interpret(outcome), { code: 'BAD_ANSWER', call: 'video.source' });
}

/**
 * Requests a signed source from one video domain: a plain GET, no token, none of our headers [7.14]. A refusal for its
 * timestamp corrects the clock and is retried once.
 * @throws AppError by transport or platform code, BAD_SEAL, BAD_ANSWER, CANCELLED.
 */
export const fetchVideoSource = (
  ports: WirePorts,
  question: DomainQuestion,
  signal: AbortSignal,
): Promise<VideoSource> =>
  once(ports, question, signal).catch((thrown: unknown) => {
    if (!(thrown instanceof AppError) || thrown.code !== 'STALE_TIMESTAMP') throw thrown;
    return once(ports, question, signal);
  });

/** The first bytes of a stream, which may have no end. */
async function firstBytes({ fetch, scheduler }: WirePorts, url: string, signal: AbortSignal): Promise<void> {
  const abort = new AbortController();
  const late = scheduler.schedule(() => abort.abort(appError('TIMEOUT')), TIMEOUT_WITHOUT_CREDENTIALS_MS);
  const forwardAbort = () => abort.abort(signal.reason);
  if (signal.aborted) forwardAbort();
  signal.addEventListener('abort', forwardAbort, { signal: abort.signal });
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
