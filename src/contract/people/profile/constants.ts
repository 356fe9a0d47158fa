import { DAY_MS } from '#contract/units/durations.ts';

/** Minimum time between changes of a nickname, ms: members recognise each other by it in rooms. */
export const NICKNAME_WAIT_MS = 30 * DAY_MS;
/** Delay of a phone change without the old phone, ms, so that the owner of the old one can stop it. */
export const PHONE_CHANGE_WAIT_MS = DAY_MS;
/** Side limits of an uploaded avatar, px. */
export const AVATAR_SIDE = { min: 128, max: 2_048 } as const;
/** Age limits of a member, years. */
export const MEMBER_AGE = { min: 18, max: 110 } as const;
