import { TIMEOUT_WITHOUT_CREDENTIALS_MS } from '#contract/calls/request-constants.ts';
import { type AppError, appError, toAppError } from '#contract/errors.ts';
import { transmit } from './http.ts';
import type { Failure } from './send.ts';
import type { WirePorts } from './wire-ports.ts';

const MISSING = 404;

const isMissing = ({ code, detail }: AppError) => code === 'HTTP_STATUS' && detail.status === MISSING;

/**
 * Sends a GET outside the table: none of our headers, no seal; returns the raw body [8.14].
 * @param address path on the current API line, or a whole URL
 * @throws AppError NO_ADDRESS for a blank one, NOT_FOUND for a 404, transport codes.
 */
export type PlainRequest = (address: string) => Promise<string>;

/** @param onFailure receives every failure but a 404, which only rejects. */
export const createPlainRequest =
  (ports: WirePorts, onFailure: (failure: Failure) => void): PlainRequest =>
  async (address) => {
    try {
      if (!address) throw appError('NO_ADDRESS');
      const { href } = new URL(address, ports.origins.current());
      const request = { url: href, method: 'GET', headers: {}, body: null } as const;
      return (await transmit(ports, { ...request, timeoutMs: TIMEOUT_WITHOUT_CREDENTIALS_MS })).text;
    } catch (thrown) {
      const failed = toAppError(thrown);
      const error = isMissing(failed) ? appError('NOT_FOUND', failed.detail, failed) : failed;
      onFailure({ error, call: {}, path: address, token: '', quiet: false });
      throw error;
    }
  };
