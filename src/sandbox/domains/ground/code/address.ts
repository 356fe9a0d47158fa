import { maskPhone, nationalNumber, plainDialCode } from '#contract/text/phone.ts';

const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1***');

/** An address as others may see it [5.07]: the first digits of a phone, the first letter of a mailbox. */
export const maskedAddress = (to: Address): string =>
  channelOf(to) === 'phone' ? maskPhone(phoneOf(to)) : maskEmail(to);

export type Channel = 'phone' | 'email';

declare const address: unique symbol;
/** Destination of a code: `86 13800000000`, or an e-mail address in lower case. */
export type Address = string & { readonly [address]: true };

const isAddress = (text: string): text is Address => text !== '';
const asAddress = (text: string): Address => {
  if (isAddress(text)) return text;
  throw new RangeError('no address');
};

/** The address of a phone: dialling code without `+`, a space, the national number. One phone has one, however it was typed. */
export const phoneAddress = ({ region, phone }: { readonly region: string; readonly phone: string }) =>
  asAddress(`${plainDialCode(region)} ${nationalNumber(phone)}`);
/** The address of a mailbox, whatever the case it was typed in. @throws RangeError when it is empty. */
export const emailAddress = (email: string) => asAddress(email.toLowerCase());

/**
 * Returns a substitute for an address that does not belong to the given name: its codes are counted separately from its
 * owner's.
 */
export const strangersAddress = (name: string, to: Address) => asAddress(`${name.toLowerCase()}\n${to}`);

/** Returns the channel of an address; only an e-mail address has an `@`. */
export const channelOf = (to: Address): Channel => (to.includes('@') ? 'email' : 'phone');
/** The number without its dialling code. */
export const phoneOf = (to: Address): string => to.slice(to.indexOf(' ') + 1);
