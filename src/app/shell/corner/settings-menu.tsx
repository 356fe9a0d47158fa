import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Menu } from '#app/kit/overlay/menu.tsx';
import { useSettingsEntries } from './settings-entries.ts';
import { t } from './texts.ts';

/** Look and currency, for those who have no account menu. */
export const SettingsMenu = () => (
  <Menu
    trigger={<IconButton icon="sliders" label={t('settings.title')} />}
    label={t('settings.title')}
    align="end"
    items={useSettingsEntries()}
  />
);
