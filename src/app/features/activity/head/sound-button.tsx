import { useSnapshot } from 'valtio';
import { IconButton } from '#kit/action/icon-button.tsx';
import { t } from '../texts.ts';
import { activitySound, setActivitySound } from './activity-sound.ts';

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
