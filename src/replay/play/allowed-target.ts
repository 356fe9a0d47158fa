import { BadConfig } from '#replay/cli/bad-config.ts';
import type { WireFetch } from '#worker/wire/wire-ports.ts';

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** This machine, and the origins that are allowed beside it. */
export const isAllowed = ({ hostname, origin }: URL, allowed: readonly string[]): boolean =>
  LOOPBACK.test(hostname) || allowed.includes(origin);

export type TargetWish = {
  readonly target: string;
  /** Origins the config file names. */
  readonly listed: readonly string[];
  /** The person at the keyboard says that they may do this. */
  readonly owned: boolean;
};

function addressOf(target: string): URL {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BadConfig(`--target needs an http address, got “${target}”`);
  if (url.username || url.password) throw new BadConfig('--target has no place for a name or password');
  return url;
}

/**
 * The origin to play against. This machine may always be played against; anything else only when a config file lists
 * it and a flag says that it is one's own.
 * @throws BadConfig.
 */
export function allowedOrigin({ target, listed, owned }: TargetWish): string {
  const url = addressOf(target);
  if (LOOPBACK.test(url.hostname)) return url.origin;
  if (!listed.includes(url.origin)) {
    throw new BadConfig(`${url.origin} is not this machine, and no --config file lists it under “targets”`);
  }
  if (!owned)
    throw new BadConfig(`${url.origin} is not this machine: say --i-own-this-target if it is yours to load`);
  return url.origin;
}

export const isThisMachine = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname);

/** A `fetch` that goes nowhere else, whatever lines a platform names: a load is sent to nobody who did not ask for it. */
export function guardedFetch(fetch: WireFetch, allowed: readonly string[]): WireFetch {
  return async (address, request) => {
    const url = new URL(address);
    if (!isAllowed(url, allowed)) throw new TypeError(`not an allowed target: ${url.origin}`);
    return fetch(address, request);
  };
}
