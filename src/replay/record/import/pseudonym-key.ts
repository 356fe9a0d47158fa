/** The secret that names are hidden by, when the same people are to be recognised in several recordings. */
export const KEY_VARIABLE = 'COURTSIDE_REPLAY_KEY';

/** Null lets every recording have its own. */
export const pseudonymKey = (): string | null => process.env[KEY_VARIABLE] || null;
