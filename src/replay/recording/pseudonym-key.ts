/** The environment variable of the key of the pseudonyms, which keeps people recognisable across recordings. */
export const KEY_VARIABLE = 'COURTSIDE_REPLAY_KEY';

/** Reads that key; null gives every recording its own. */
export const pseudonymKey = (): string | null => process.env[KEY_VARIABLE] || null;
