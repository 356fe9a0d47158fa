import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { createSiteChoice } from '#core-client/storage/stored-choice.ts';
import { useSite } from './site-config.ts';

const choice = createSiteChoice('currency');

/**
 * Returns the settlement currency with its words [1.05]: the one chosen in this browser, otherwise the first of the site.
 * Undefined until the site is loaded.
 */
export function useCurrency(): CurrencyEntry | undefined {
  const site = useSite();
  const code = choice.use();
  return site?.currencies.find((entry) => entry.code === code) ?? site?.currencies[0];
}

/** Switches the currency everywhere: on this page at once, in the other tabs, and after a reload. */
export const setCurrency = (code: CurrencyEntry['code']): void => choice.set(code);
