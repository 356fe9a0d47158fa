import { toHex, utf8 } from '#contract/units/bytes.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';

const OWNER_DIGITS = 32;
const SEPARATOR = '|';

const byName = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]) =>
  left < right ? -1 : 1;

/** The same text for the same values, in whatever order their fields are. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(byName);
  return Object.fromEntries(fields.map(([name, field]) => [name, canonical(field)]));
}

/** The parameters that distinguish one answer from another: all but the filtered ones [7.07]. */
export function paramsText(input: unknown, filtered: ReadonlySet<string>): string {
  if (typeof input !== 'object' || input === null) return JSON.stringify(input) ?? '';
  const telling = Object.entries(input).filter(([name]) => !filtered.has(name));
  return JSON.stringify(canonical(Object.fromEntries(telling)));
}

/** Returns a substitute for a token where it must not be readable: blank for none. */
export async function ownerOf(engine: Pick<CryptoEngine, 'sha256'>, token: string): Promise<string> {
  if (token === '') return '';
  return toHex(await engine.sha256(utf8(`courtside.cache.1|${token}`))).slice(0, OWNER_DIGITS);
}

export type KeyParts = {
  readonly siteId: number;
  readonly owner: string;
  readonly path: string;
  readonly params: string;
};

/** Path, parameters and token, and the site, whose answers are its own [7.07]. */
export const cacheKey = ({ siteId, owner, path, params }: KeyParts): string =>
  [siteId, owner, path, params].join(SEPARATOR);

/** Returns the owner in a key, as `ownerOf` names them; null when it is no key of this site. */
export function ownerIn(key: string, siteId: number): string | null {
  const [site, owner] = key.split(SEPARATOR, 2);
  return site === String(siteId) && owner !== undefined ? owner : null;
}
