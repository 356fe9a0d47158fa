import { isUserName } from '#contract/text/text-patterns.ts';
import { t } from './texts.ts';

const SHORTEST = 2;
const LONGEST = 24;

/** Validates a user name [5.02, 5.09]; returns the error, as far as the page can check. */
export function nameRule(name: string): true | string {
  if (name !== '' && !isUserName(name)) return t('register.nameCharacters');
  return (name.length >= SHORTEST && name.length <= LONGEST) || t('register.nameLength');
}
