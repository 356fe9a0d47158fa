import { tLater } from '#app/i18n/later-text.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Menu } from '#app/kit/overlay/menu.tsx';
import { useSettingsEntries } from './settings-entries.ts';

/** Look and currency, for those who have no account menu. */
export const SettingsMenu = () => (
  <Menu
    trigger={<IconButton icon="sliders" label={tLater('frame.settings')} />}
    label={tLater('frame.settings')}
    align="end"
    items={useSettingsEntries()}
  />
);
