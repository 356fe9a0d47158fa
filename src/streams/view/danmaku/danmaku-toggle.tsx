import { useSnapshot } from 'valtio';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { t } from '#streams/view/texts.ts';
import { danmaku, toggleDanmaku } from './danmaku-store.ts';

export function DanmakuToggle() {
  const { on } = useSnapshot(danmaku);
  return (
    <IconButton
      icon="danmaku"
      label={t('player.danmaku')}
      pressed={on}
      aria-keyshortcuts="d"
      onClick={toggleDanmaku}
    />
  );
}
