export type PasswordPart = 'length' | 'digit' | 'letter' | 'differs';

/**
 * Returns each part of the password rule [5.03] [5.04], true where it is satisfied. The comparison with the user name
 * ignores case.
 */
export const passwordParts = (password: string, name: string): Readonly<Record<PasswordPart, boolean>> => ({
  length: password.length >= 8 && password.length <= 12,
  digit: /\d/.test(password),
  letter: /[A-Za-z]/.test(password),
  differs: password.toLowerCase() !== name.toLowerCase(),
});
