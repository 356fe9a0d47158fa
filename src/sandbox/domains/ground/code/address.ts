import { nationalNumber, plainDialCode } from '#contract/text/phone.ts';

export type Channel = 'phone' | 'email';

declare const address: unique symbol;
/** Where a code goes: `86 13800000000`, or an e-mail address in lower case. */
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

/** Stands in for an address that is not of the name it was given with: codes for it are counted apart from its owner's. */
export const strangersAddress = (name: string, to: Address) => asAddress(`${name.toLowerCase()}\n${to}`);

/** Which way a code goes there; only an e-mail address has an `@`. */
export const channelOf = (to: Address): Channel => (to.includes('@') ? 'email' : 'phone');
/** The number without its dialling code. */
export const phoneOf = (to: Address): string => to.slice(to.indexOf(' ') + 1);
