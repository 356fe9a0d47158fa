import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { setMuted } from '../sound-store.ts';
import { t } from '../texts.ts';

type Props = {
  readonly paused: boolean;
  /** Whether it is muted though the viewer did not mute it. */
  readonly silenced: boolean;
  readonly onPlay: () => void;
};

/**
 * Prompts over the video: the large button to resume from a pause, and the button to enable sound that the browser would
 * not start.
 */
export function StagePrompts({ paused, silenced, onPlay }: Props) {
  if (paused) {
    return (
      <button type="button" className="player__play" aria-label={t('player.resume')} onClick={onPlay}>
        <Icon name="play" size={30} />
      </button>
    );
  }
  if (!silenced) return null;
  return (
    <Button className="player__unmute" icon="mute" onClick={() => setMuted(false)}>
      {t('player.tapToUnmute')}
    </Button>
  );
}
