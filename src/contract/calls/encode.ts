import { type Minor, minorToText } from '../units/money.ts';

type Replaced<Wire, Fields> = Omit<Wire, keyof Fields> & Fields;

/** An amount in minor units as the wire's decimal text. */
export const encodeAmount = <Wire extends { readonly amount: string }>({
  amount,
  ...rest
}: Replaced<Wire, { readonly amount: Minor }>) => ({ ...rest, amount: minorToText(amount) });

/** Page, from 1, and size of a list as the forms carry them. */
export const encodePage = <Wire extends { readonly page: string; readonly size: string }>({
  page,
  size,
  ...rest
}: Replaced<Wire, { readonly page: number; readonly size: number }>) => ({
  ...rest,
  page: String(page),
  size: String(size),
});

/** A bank card's number under the wire's name. */
export const encodeCardNumber = <Wire extends { readonly cardNum: string }>({
  cardNumber,
  ...rest
}: Omit<Wire, 'cardNum'> & { readonly cardNumber: string }) => ({ ...rest, cardNum: cardNumber });
