const LARGEST_DIGIT = 9;

/** Every second digit from the right counts double, a two-digit double by the sum of its digits. */
const weightOf = (digit: number, fromRight: number) => {
  const weighed = fromRight % 2 === 1 ? digit * 2 : digit;
  return weighed > LARGEST_DIGIT ? weighed - LARGEST_DIGIT : weighed;
};

/** The number of a payment card [5.09]: 8 to 19 digits, not all zero, with a right Luhn checksum. */
export function isCardNumber(text: string): boolean {
  if (!/^(?!0+$)\d{8,19}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, at) => total + weightOf(Number(digit), at), 0);
  return sum % 10 === 0;
}
