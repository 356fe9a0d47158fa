import { APP_KEY, HEADERS, type IdentityHeaders } from '#contract/wire/headers.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { type SiteId, siteIdOf } from '#sandbox/base/tables/sites.table.ts';

export type Identity = { readonly headers: IdentityHeaders; readonly siteId: SiteId };

/** Longer than any of ours, which is a UUID; each is stored as a row. */
const DEVICE_LENGTH_MAX = 64;

const isComplete = (named: Partial<IdentityHeaders>): named is IdentityHeaders =>
  HEADERS.every((name) => named[name] !== undefined);

/** The identity headers of a request [7.02]. @throws Refusal BAD_REQUEST: one is missing, the device's name is too long, or app or site is foreign. */
export function readIdentity(headers: Headers): Identity {
  const named: Partial<IdentityHeaders> = Object.fromEntries(
    HEADERS.filter((name) => headers.has(name)).map((name) => [name, headers.get(name) ?? '']),
  );
  if (!isComplete(named) || named['app-key'] !== APP_KEY || named.nonce === '') return refuse('BAD_REQUEST');
  if (named['device-uuid'].length > DEVICE_LENGTH_MAX) return refuse('BAD_REQUEST');
  const siteId = siteIdOf(named['site-id']) ?? refuse('BAD_REQUEST');
  return { headers: named, siteId };
}
