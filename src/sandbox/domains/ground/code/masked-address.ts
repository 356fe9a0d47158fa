import { maskPhone } from '#contract/people/profile/mask-phone.ts';
import { type Address, channelOf, phoneOf } from './address.ts';

const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1***');

/** An address as others may see it [5.07]: the first digits of a phone, the first letter of a mailbox. */
export const maskedAddress = (to: Address): string =>
  channelOf(to) === 'phone' ? maskPhone(phoneOf(to)) : maskEmail(to);
