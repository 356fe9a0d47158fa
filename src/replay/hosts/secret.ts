import { scryptSync } from 'node:crypto';
import { BadConfig } from '#replay/cli/bad-config.ts';

const SECRET_NAME = 'COURTSIDE_REPLAY_SECRET';
const SHORTEST = 16;
const KEY_BYTES = 32;
/** Work for whoever tries guesses against a handshake they have tempted out of a coordinator. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/**
 * The key that coordinator and hosts share, from the secret in the environment; the secret itself is told to nobody.
 * @throws BadConfig when there is none, or one short enough to be guessed.
 */
export function keyFromEnvironment(environment: Readonly<Record<string, string | undefined>>): Uint8Array {
  const secret = environment[SECRET_NAME] ?? '';
  if (secret.length >= SHORTEST) return scryptSync(secret, 'courtside-replay hosts', KEY_BYTES, COST);
  throw new BadConfig(
    `several hosts share a secret: set ${SECRET_NAME} to at least ${SHORTEST} characters, the same on each`,
  );
}
