import { useSnapshot } from 'valtio';
import { CHAT_TEXT_SIZES } from '#contract/community/chat/constants.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { useChat } from '../chat-context.ts';
import { t } from '../texts.ts';
import './reading-panel.css';

const sizes = CHAT_TEXT_SIZES.map((value) => ({ value, label: t(`chat.${value}`) }));

/** Switches of the panel, with their labels. */
const SWITCHES = [
  { name: 'times', label: t('chat.showTimes') },
  { name: 'hideWelcomes', label: t('chat.hideWelcomes') },
  { name: 'hideGifts', label: t('chat.hideGifts') },
  { name: 'hostsOnly', label: t('chat.hostsOnly') },
] as const satisfies readonly { name: keyof ReadingSettings; label: string }[];

/** Reading settings of the chat; every change takes effect at once, in every room. */
export function ReadingPanel() {
  const {
    store,
    ports: { changeReading },
  } = useChat();
  const { settings } = useSnapshot(store.state);
  return (
    <div className="chat-reading">
      <div className="chat-reading__row">
        <span>{t('chat.textSize')}</span>
        <Segmented
          label={t('chat.textSize')}
          options={sizes}
          value={settings.size}
          onValueChange={(size) => changeReading({ size })}
        />
      </div>
      {SWITCHES.map(({ name, label }) => (
        <Switch
          key={name}
          label={label}
          checked={settings[name]}
          onCheckedChange={(checked) => changeReading({ [name]: checked })}
        />
      ))}
    </div>
  );
}
