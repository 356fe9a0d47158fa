/** Environment variable of the pseudonym key, which keeps people recognisable across recordings. */
export const KEY_VARIABLE = 'COURTSIDE_REPLAY_KEY';

/** Reads that key; with null every recording uses its own. */
export const pseudonymKey = (): string | null => process.env[KEY_VARIABLE] || null;
