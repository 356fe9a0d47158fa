import * as v from 'valibot';
import { sixDigits } from '#contract/fields/fields.ts';
import { ungrouped } from '#contract/text/digits-typed.ts';
import { isEmail, isUserName } from '#contract/text/form-rules.ts';
import { DIAL_CODES, isPhone, nationalNumber } from '#contract/text/phone.ts';
import { HEX_256 } from '#contract/text/wire-patterns.ts';
import { Member } from './schema.ts';

/** A name one may register: letters, digits and Chinese, 2 to 24 [5.02, 5.09]. */
export const accountName = v.pipe(v.string(), v.minLength(2), v.maxLength(24), v.check(isUserName, 'name'));

/** The hash of a password, never the typed text [7.11]. */
export const passwordHash = v.pipe(v.string(), v.regex(HEX_256));

/** A dialling code of the list, in its one spelling: another spelling would make another account of the same phone. */
const regionField = v.picklist(DIAL_CODES);
/** A phone number and the dialling code it is under [5.06]; the number becomes the national one of E.164. */
export const phoneFields = {
  region: regionField,
  phone: v.pipe(v.string(), v.maxLength(20), v.transform(nationalNumber)),
};
/** Whether the number fits the pattern of its region [5.06]; it needs both fields, so requests check it as a whole. */
export const isPhoneOf = ({ region, phone }: { readonly region: string; readonly phone: string }) =>
  isPhone(phone, region);

export const emailField = v.pipe(v.string(), v.check(isEmail, 'email'));

/** Code that a member reads in a message and enters. */
export const codeField = sixDigits;

/** Six digits of an authenticator, or a recovery code of ten letters; spaces and hyphens are for reading. */
export const factorCode = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((typed) => ungrouped(typed).toUpperCase()),
  v.regex(/^(?:\d{6}|[A-Z2-7]{10})$/),
);

/** Proof of one step of a chain, good for the next one only. */
export const stepToken = v.pipe(v.string(), v.minLength(16), v.maxLength(128));

/** Every way into a session answers this. */
export const OpenedSession = v.object({ token: v.pipe(v.string(), v.minLength(16)), member: Member });

/** Client metadata, beside the credentials. */
export const clientFields = { flag: v.string(), version: v.string(), timewd: v.string() };
