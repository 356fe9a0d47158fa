import { isUserName } from '#contract/text/text-patterns.ts';
import { t } from './texts.ts';

const SHORTEST = 2;
const LONGEST = 24;

/** A name one may have [5.02, 5.09], or what is wrong with it, as far as the page knows. */
export function nameRule(name: string): true | string {
  if (name !== '' && !isUserName(name)) return t('register.nameCharacters');
  return (name.length >= SHORTEST && name.length <= LONGEST) || t('register.nameLength');
}
