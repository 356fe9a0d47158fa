export type PasswordProblem = 'combination' | 'sameAsName';

/**
 * 8 to 12 letters and digits, at least one of each [5.03], and not the user name in any case [5.04], which is told
 * first; null is fine.
 */
export function passwordProblem(password: string, name: string): PasswordProblem | null {
  if (password !== '' && password.toLowerCase() === name.toLowerCase()) return 'sameAsName';
  return /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,12}$/.test(password) ? null : 'combination';
}
