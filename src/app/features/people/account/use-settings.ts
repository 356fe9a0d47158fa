import { setCurrency, useCurrency, useSite } from '#app/features/ground/site/site-config.ts';
import { setMode, useModeChoice } from '#app/theme/mode.ts';
import type { ModeChoice } from '#app/theme/shown-mode.ts';
import { setDataSaver, useDataSaver } from '#core-client/storage/data-saver.ts';
import { t } from './texts.ts';

/** A question with a few answers, one of them chosen. */
export type Setting = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly detail?: string }[];
  readonly choose: (value: string) => void;
};

const MODES: readonly { readonly value: ModeChoice; readonly label: string }[] = [
  { value: 'light', label: t('settings.light') },
  { value: 'dark', label: t('settings.dark') },
  { value: 'system', label: t('settings.system') },
];

/** Light, dark, or as the device has it. */
export function useModeSetting(): Setting {
  return {
    label: t('settings.mode'),
    value: useModeChoice(),
    options: MODES,
    choose: (value) => {
      const chosen = MODES.find((mode) => mode.value === value);
      if (chosen) setMode(chosen.value);
    },
  };
}

/** Returns the settlement currency's setting [1.05]; null where the site has only one, or is not loaded yet. */
export function useCurrencySetting(): Setting | null {
  const currency = useCurrency();
  const currencies = useSite()?.currencies ?? [];
  if (!currency || currencies.length < 2) return null;
  return {
    label: t('settings.currency'),
    value: currency.code,
    options: currencies.map(({ code, name, symbol, symbols }) => ({
      value: code,
      label: name,
      detail: symbols.at(-1) ?? symbol,
    })),
    choose: (value) => {
      const chosen = currencies.find(({ code }) => code === value);
      if (chosen) setCurrency(chosen.code);
    },
  };
}

const SAVING: Setting['options'] = [
  { value: 'on', label: t('settings.dataSaverOn') },
  { value: 'off', label: t('settings.dataSaverOff') },
];

/** Less traffic: the lowest quality, no previews, no animations of gifts. */
export function useDataSaverSetting(): Setting {
  return {
    label: t('settings.dataSaver'),
    value: useDataSaver() ? 'on' : 'off',
    options: SAVING,
    choose: (value) => setDataSaver(value === 'on'),
  };
}
