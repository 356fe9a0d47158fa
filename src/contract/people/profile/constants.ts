import { DAY_MS } from '#contract/units/durations.ts';

/** A nickname may change once in so long, ms: people know each other by it in rooms. */
export const NICKNAME_WAIT_MS = 30 * DAY_MS;
/** A phone that is changed without the old one waits so long, ms, so that the owner of the old one can stop it. */
export const PHONE_CHANGE_WAIT_MS = DAY_MS;
/** Sides of a picture of a member, px, as it is handed in. */
export const AVATAR_SIDE = { min: 128, max: 2_048 } as const;
/** Years: nobody younger may have an account, and nobody is older. */
export const MEMBER_AGE = { min: 18, max: 110 } as const;
