export type PasswordPart = 'length' | 'digit' | 'letter' | 'differs';

/** The parts of the rule of a password [5.03] [5.04], each true where it is kept. The user name counts in any case. */
export const passwordParts = (password: string, name: string): Readonly<Record<PasswordPart, boolean>> => ({
  length: password.length >= 8 && password.length <= 12,
  digit: /\d/.test(password),
  letter: /[A-Za-z]/.test(password),
  differs: password.toLowerCase() !== name.toLowerCase(),
});
