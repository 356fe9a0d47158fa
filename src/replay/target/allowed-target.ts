import { UsageError } from '#replay/cli/command.ts';
import type { WireFetch } from '#worker/wire/wire-ports.ts';

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Reports whether an address is on this machine or among the allowed origins. */
export const isAllowed = ({ hostname, origin }: URL, allowed: readonly string[]): boolean =>
  LOOPBACK.test(hostname) || allowed.includes(origin);

/** Target, and the user's settings for it. */
export type TargetRequest = {
  readonly target: string;
  /** The origins that the config file names. */
  readonly listed: readonly string[];
  /** The user has confirmed that the target is theirs. */
  readonly owned: boolean;
};

function addressOf(target: string): URL {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--target needs an http address, got “${target}”`);
  if (url.username || url.password) throw new UsageError('--target has no place for a name or password');
  return url;
}

/**
 * Returns the origin of a target. This machine is always allowed; any other target only when a config file lists it and a
 * flag confirms that it is the user's own.
 * @throws UsageError.
 */
export function allowedOrigin({ target, listed, owned }: TargetRequest): string {
  const url = addressOf(target);
  if (LOOPBACK.test(url.hostname)) return url.origin;
  if (!listed.includes(url.origin)) {
    throw new UsageError(`${url.origin} is not this machine, and no --config file lists it under “targets”`);
  }
  if (!owned)
    throw new UsageError(`${url.origin} is not this machine: say --i-own-this-target if it is yours to load`);
  return url.origin;
}

/** Reports whether an origin is on this machine. */
export const isThisMachine = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname);

/**
 * Restricts `fetch` to the allowed targets, whatever lines a platform names and wherever a response redirects, so that no
 * other host receives load. It throws TypeError for any other address.
 */
export function guardedFetch(fetch: WireFetch, allowed: readonly string[]): WireFetch {
  return async (address, request) => {
    const url = new URL(address);
    if (!isAllowed(url, allowed)) throw new TypeError(`not an allowed target: ${url.origin}`);
    return fetch(address, { ...request, redirect: 'error' });
  };
}
