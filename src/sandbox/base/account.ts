import type { UserId } from '#contract/fields/ids.ts';

/** Stored data of a member. `password` is scrypt of the login hash under `salt`, both hex. */
export type Account = {
  readonly userId: UserId;
  readonly name: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly level: number;
  readonly salt: string;
  readonly password: string;
  readonly hasPhone: boolean;
  readonly roomAdmin: boolean;
  readonly blocked: boolean;
};
