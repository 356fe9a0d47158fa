import { type Setting, useCurrencySetting, useModeSetting } from '#app/features/account/use-settings.ts';
import type { MenuEntry } from '#app/kit/overlay/menu-entry.ts';

const entryOf = (id: string, { label, value, options, choose }: Setting): MenuEntry => ({
  kind: 'choice',
  id,
  label,
  value,
  options,
  onValueChange: choose,
});

/** What anybody may choose about the page, as lines of a menu: the currency it counts in [1.05] and how it looks. */
export function useSettingsEntries(): readonly MenuEntry[] {
  const mode = entryOf('mode', useModeSetting());
  const currency = useCurrencySetting();
  return currency ? [entryOf('currency', currency), { kind: 'separator', id: 'between' }, mode] : [mode];
}
