import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { readSiteTheme } from '#core-client/start/site-theme.ts';
import { createKeptChoice } from '#core-client/storage/kept-choice.ts';
import { useSite } from './site-config.ts';

const choice = createKeptChoice(`currency.${readSiteTheme().siteId}`);

/**
 * The settlement currency with its words [1.05]: what was chosen in this browser, else the first of the site.
 * Undefined until the site is known.
 */
export function useCurrency(): CurrencyEntry | undefined {
  const site = useSite();
  const code = choice.use();
  return site?.currencies.find((entry) => entry.code === code) ?? site?.currencies[0];
}

/** Switches the currency everywhere: on this page at once, in the other tabs, and after a reload. */
export const setCurrency = (code: CurrencyEntry['code']): void => choice.set(code);
