const LAST_SHOWN = 4;

/** A card by its last digits. */
export const maskedCard = (number: string): string =>
  `${'•'.repeat(LAST_SHOWN)} ${number.slice(-LAST_SHOWN)}`;

/** A name by its last letter. */
export const maskedName = (name: string): string =>
  `${'*'.repeat(Math.max(1, [...name].length - 1))}${[...name].at(-1) ?? ''}`;
