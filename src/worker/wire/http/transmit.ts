import { appError, toAppError } from '#contract/errors.ts';
import type { WirePorts } from '../wire-ports.ts';

export type Transmission = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  /** Whether it uses separate connections, see the calls. */
  readonly apart?: boolean;
};

export type RawAnswer = { readonly text: string; readonly headers: Headers; readonly receivedAt: number };

type TransmitPorts = Pick<WirePorts, 'fetch' | 'scheduler' | 'online' | 'clock'>;

/**
 * One HTTP request, body and all inside one time limit.
 * @throws AppError TIMEOUT, CANCELLED, OFFLINE, NETWORK_ABNORMAL, or HTTP_STATUS with detail.status.
 */
export async function transmit(
  ports: TransmitPorts,
  { url, method, headers, body, timeoutMs, apart = false }: Transmission,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const abort = new AbortController();
  const cancel = () => abort.abort(appError('CANCELLED'));
  const timer = ports.scheduler.schedule(() => abort.abort(appError('TIMEOUT')), timeoutMs);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await ports.fetch(url, {
      method,
      headers,
      body,
      signal: abort.signal,
      // The platform uses no cookies. Chromium has six HTTP/1 connections to a host for requests that may carry one and six
      // for the others, so a long poll continues while every other call hangs.
      credentials: apart ? 'same-origin' : 'omit',
      cache: 'no-store',
      // A redirect would send the token and the sealed body to another origin; `fetch` removes only Authorization.
      redirect: 'error',
    });
    const receivedAt = response.receivedAt ?? ports.clock.mono();
    if (!response.ok) throw appError('HTTP_STATUS', { status: response.status });
    return { text: await response.text(), headers: response.headers, receivedAt };
  } catch (thrown) {
    if (abort.signal.aborted) throw toAppError(abort.signal.reason);
    if (thrown instanceof TypeError)
      throw appError(ports.online() ? 'NETWORK_ABNORMAL' : 'OFFLINE', {}, thrown);
    throw toAppError(thrown);
  } finally {
    timer.unsubscribe();
    signal?.removeEventListener('abort', cancel);
  }
}
