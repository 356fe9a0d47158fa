import { scryptSync } from 'node:crypto';
import { UsageError } from '#replay/cli/command.ts';

const SECRET_NAME = 'COURTSIDE_REPLAY_SECRET';
const SHORTEST = 16;
const KEY_BYTES = 32;
/** Makes each guess expensive for an attacker who has recorded a handshake. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of a process that this one starts, without the secret, which none of them needs. */
export const withoutSecret = (environment: Environment) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      name === SECRET_NAME || value === undefined ? [] : [[name, value]],
    ),
  );

/**
 * Derives the key that coordinator and hosts share from the secret in the environment; the secret itself is never sent.
 * @throws UsageError when there is no secret, or one short enough to guess.
 */
export function keyFromEnvironment(environment: Environment): Uint8Array {
  const secret = environment[SECRET_NAME] ?? '';
  if (secret.length >= SHORTEST) return scryptSync(secret, 'courtside-replay hosts', KEY_BYTES, COST);
  throw new UsageError(
    `several hosts share a secret: set ${SECRET_NAME} to at least ${SHORTEST} characters, the same on each`,
  );
}
