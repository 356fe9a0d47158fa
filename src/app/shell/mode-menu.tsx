import { t } from '#app/i18n/text.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Menu } from '#app/kit/overlay/menu.tsx';
import { type ModeChoice, setMode, useModeChoice } from '#app/theme/mode.ts';

const OPTIONS: { value: ModeChoice; label: string }[] = [
  { value: 'light', label: t('shell.lightMode') },
  { value: 'dark', label: t('shell.darkMode') },
  { value: 'system', label: t('shell.systemMode') },
];

const isModeChoice = (value: string): value is ModeChoice => OPTIONS.some((option) => option.value === value);

/** Light, dark, or as the device has it. */
export function ModeMenu() {
  const choice = useModeChoice();
  return (
    <Menu
      trigger={<IconButton icon={choice === 'dark' ? 'moon' : 'sun'} label={t('shell.switchMode')} />}
      label={t('shell.switchMode')}
      align="end"
      items={[
        {
          kind: 'choice',
          id: 'mode',
          label: t('shell.switchMode'),
          value: choice,
          options: OPTIONS,
          onValueChange: (value) => {
            if (isModeChoice(value)) setMode(value);
          },
        },
      ]}
    />
  );
}
