import {
  type Setting,
  useCurrencySetting,
  useDataSaverSetting,
  useModeSetting,
} from '#app/features/account/use-settings.ts';
import type { MenuEntry } from '#app/kit/overlay/menu-entry.ts';

const entryOf = (id: string, { label, value, options, choose }: Setting): MenuEntry => ({
  kind: 'choice',
  id,
  label,
  value,
  options,
  onValueChange: choose,
});

/** What anybody may choose about the page, as lines of a menu: the currency it counts in [1.05], how it looks, how much it loads. */
export function useSettingsEntries(): readonly MenuEntry[] {
  const mode = entryOf('mode', useModeSetting());
  const saver = entryOf('data-saver', useDataSaverSetting());
  const currency = useCurrencySetting();
  const ofPage: readonly MenuEntry[] = [mode, { kind: 'separator', id: 'before-saver' }, saver];
  return currency ? [entryOf('currency', currency), { kind: 'separator', id: 'between' }, ...ofPage] : ofPage;
}
