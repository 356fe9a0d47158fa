import type { InputOf } from '#contract/book/table.ts';
import type { ViewerMark } from '#contract/fields/ids.ts';
import type { Member } from '#contract/people/member/schema.ts';
import type { StepUpAction } from '#contract/people/security/schema.ts';
import type { DialCode } from '#contract/text/phone.ts';
import type { Referral } from '#worker/wire/identity.ts';

/** A number and the dialling code it is under. */
export type PhoneNumber = { readonly region: DialCode; readonly phone: string };
export type Mailbox = { readonly email: string };
export type CodePurpose = InputOf<'code.send'>['purpose'];
/** Data of a new account. `code` is blank where the site requires none. */
export type NewAccount = PhoneNumber & {
  readonly name: string;
  readonly password: string;
  readonly code: string;
  /** Code of an invitation; blank for none. */
  readonly invite?: string;
};

/**
 * Identity of the viewer. `viewer` changes with every login, so that a page which misses the states between two items still
 * detects that the viewer is another one. It is null until the store was read, and known before the member is. A guest is
 * assumed where the store could not be read: no data of a member may be removed because of that.
 */
export type SessionView =
  | { readonly is: 'unknown'; readonly viewer: ViewerMark | null }
  | { readonly is: 'guest'; readonly assumed?: true }
  | { readonly is: 'member'; readonly viewer: ViewerMark; readonly member: Member };

/** Actions of a visitor to log in, log out and manage an account. */
export type SessionApi = {
  /**
   * Logs in. `stay` keeps the session for thirty days, otherwise the stored token is removed at 22:00 [9.07]. `secondCode`
   * is of an authenticator, or one that replaces it; blank for none.
   * @throws AppError BAD_CREDENTIALS with the tries left, LOGIN_LOCKED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG,
   * SECOND_FACTOR_LOCKED, and transport codes.
   */
  login(name: string, password: string, stay?: boolean, secondCode?: string): Promise<void>;
  /** @throws AppError WRONG_VERIFY_CODE, CODE_EXPIRED, NOT_FOUND for an unregistered phone, and those of a second factor. */
  loginByPhone(phone: PhoneNumber & { readonly code: string; readonly secondCode?: string }): Promise<void>;
  /** Opens an account and a session of it. @throws AppError NAME_TAKEN, PHONE_TAKEN, WRONG_VERIFY_CODE, CODE_EXPIRED, NOT_FOUND for an unknown invitation. */
  register(form: NewAccount): Promise<void>;
  /**
   * Stores the referral link this device was opened with, of a friend or an agent, until it registers, thirty days at most;
   * the first one wins.
   */
  cameBy(referral: Referral): Promise<void>;
  /** Returns the referral link of this device, or null. */
  referral(): Promise<Referral | null>;
  /**
   * Sends a verification code; without `to`, to the member's own phone. @throws AppError CODE_TOO_SOON with waitMs,
   * CODE_REFUSED.
   */
  sendCode(purpose: CodePurpose, to: PhoneNumber | Mailbox | null): Promise<{ readonly waitMs: number }>;
  /**
   * Starts a recovery, step one [4.06]: the response does not reveal whether name and address belong together. @throws
   * AppError CODE_TOO_SOON, CODE_REFUSED.
   */
  beginRecovery(
    name: string,
    to: PhoneNumber | Mailbox,
  ): Promise<{ readonly token: string; readonly sentTo: string; readonly waitMs: number }>;
  /** Step three of a recovery [4.06]. @throws AppError STEP_EXPIRED. */
  resetPassword(
    channel: 'phone' | 'email',
    reset: { readonly name: string; readonly token: string; readonly password: string },
  ): Promise<void>;
  /** @throws AppError BAD_CREDENTIALS with the tries left, LOGIN_LOCKED. */
  changePassword(name: string, oldPassword: string, password: string): Promise<void>;
  /**
   * Confirms that the visitor is the member by password; with an action it is the step-up check that the action requires,
   * where no second factor is on. @throws AppError BAD_CREDENTIALS with the tries left, LOGIN_LOCKED, ORDER_STEP_REFUSED.
   */
  confirmPassword(name: string, password: string, action?: StepUpAction): Promise<void>;
  /** A secret for an authenticator, by the login password. @throws AppError BAD_CREDENTIALS with the tries left, LOGIN_LOCKED. */
  beginFactor(name: string, password: string): Promise<{ readonly secret: string; readonly uri: string }>;
  /** @throws AppError BAD_CREDENTIALS with the tries left, LOGIN_LOCKED, SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED. */
  endFactor(name: string, password: string, code: string): Promise<void>;
  /**
   * `everywhere` ends the sessions of every device. This device is left at once, whatever the way to the platform is
   * like; `reported` is false when the platform will only learn of it later.
   */
  logout(everywhere?: boolean): Promise<{ readonly reported: boolean }>;
};
