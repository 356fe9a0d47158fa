import { useSnapshot } from 'valtio';
import { t } from '#app/features/activity/texts.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { activitySound, setActivitySound } from './wheel-sound.ts';

/** Turns the sound of activities on and off. */
export function SoundButton() {
  const { on } = useSnapshot(activitySound);
  return (
    <IconButton
      icon={on ? 'volume' : 'mute'}
      label={t('activity.sound')}
      pressed={on}
      onClick={() => setActivitySound(!on)}
    />
  );
}
