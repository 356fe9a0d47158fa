export type Channel = 'phone' | 'email';

declare const address: unique symbol;
/** Where a code goes: `86 13800000000`, or an e-mail address in lower case. */
export type Address = string & { readonly [address]: true };

const isAddress = (text: string): text is Address => text !== '';
const asAddress = (text: string): Address => {
  if (isAddress(text)) return text;
  throw new RangeError('no address');
};

export const phoneAddress = ({ region, phone }: { readonly region: string; readonly phone: string }) =>
  asAddress(`${region} ${phone}`);
export const emailAddress = (email: string) => asAddress(email.toLowerCase());

export const channelOf = (to: Address): Channel => (to.includes('@') ? 'email' : 'phone');
/** The number without its dialling code. */
export const phoneOf = (to: Address): string => to.slice(to.indexOf(' ') + 1);
