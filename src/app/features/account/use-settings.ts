import { setCurrency, useCurrency } from '#app/features/site/currency.ts';
import { useSite } from '#app/features/site/site-config.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { type ModeChoice, setMode, useModeChoice } from '#app/theme/mode.ts';

/** A question with a few answers, one of them chosen. */
export type Setting = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly detail?: string }[];
  readonly choose: (value: string) => void;
};

const MODES: readonly { readonly value: ModeChoice; readonly label: string }[] = [
  { value: 'light', label: tLater('frame.lightMode') },
  { value: 'dark', label: tLater('frame.darkMode') },
  { value: 'system', label: tLater('frame.systemMode') },
];

/** Light, dark, or as the device has it. */
export function useModeSetting(): Setting {
  return {
    label: tLater('frame.mode'),
    value: useModeChoice(),
    options: MODES,
    choose: (value) => {
      const chosen = MODES.find((mode) => mode.value === value);
      if (chosen) setMode(chosen.value);
    },
  };
}

/** The settlement currency [1.05]; null where the site has one only, or is not known yet. */
export function useCurrencySetting(): Setting | null {
  const currency = useCurrency();
  const currencies = useSite()?.currencies ?? [];
  if (!currency || currencies.length < 2) return null;
  return {
    label: tLater('frame.currency'),
    value: currency.code,
    options: currencies.map(({ code, name, symbol }) => ({ value: code, label: name, detail: symbol })),
    choose: (value) => {
      const chosen = currencies.find(({ code }) => code === value);
      if (chosen) setCurrency(chosen.code);
    },
  };
}
