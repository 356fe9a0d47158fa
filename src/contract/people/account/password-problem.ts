import { KNOWN_PASSWORDS } from './known-passwords.table.ts';
import { passwordParts } from './password-parts.ts';

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
