import { KNOWN_PASSWORDS } from './known-passwords.table.ts';

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

export type PasswordProblem = 'combination' | 'sameAsName' | 'known';

/**
 * Validates a password: 8 to 12 letters and digits, at least one of each [5.03], and not the user name in any case [5.04],
 * which is reported first; nor a common password. Null is fine. The platform receives only a hash, so the check runs where
 * the password is typed.
 */
export function passwordProblem(password: string, name: string): PasswordProblem | null {
  const { length, digit, letter, differs } = passwordParts(password, name);
  if (password !== '' && !differs) return 'sameAsName';
  if (!length || !digit || !letter || !/^[A-Za-z\d]+$/.test(password)) return 'combination';
  return KNOWN_PASSWORDS.has(password.toLowerCase()) ? 'known' : null;
}
