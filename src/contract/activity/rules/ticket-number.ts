const DIGITS = 5;

/** A ticket's number as it is printed and hashed: `00042`. */
export const ticketText = (number: number): string => String(number).padStart(DIGITS, '0');

/** The list of a draw: its tickets are numbered from 1 without a gap. */
export const ticketList = (issued: number): readonly string[] =>
  Array.from({ length: issued }, (_, index) => ticketText(index + 1));
