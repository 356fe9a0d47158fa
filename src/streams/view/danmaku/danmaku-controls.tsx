import { useSnapshot } from 'valtio';
import { IconButton } from '#kit/action/icon-button.tsx';
import { SettingsButton } from '#kit/overlay/settings-button.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import { t } from '../texts.ts';
import type { DanmakuPorts } from './danmaku-ports.ts';
import { danmaku, toggleDanmaku } from './danmaku-store.ts';

const LazySettings = lazyPart(() => import('./danmaku-settings.tsx').then((file) => file.DanmakuSettings));

type Props = { readonly ports: DanmakuPorts };

const Settings = (props: Props) => (
  <OptionalPart missing={<MissingPart />}>
    <LazySettings {...props} />
  </OptionalPart>
);

/**
 * Danmaku switch and settings. The settings keep their position while danmaku is off, so that the switch stays where it was
 * pressed.
 */
export function DanmakuControls(props: Props) {
  const { on } = useSnapshot(danmaku);
  return (
    <>
      <IconButton
        icon="danmaku"
        label={t('player.danmaku')}
        pressed={on}
        aria-keyshortcuts="d"
        onClick={toggleDanmaku}
      />
      <SettingsButton
        icon="sliders"
        label={t('player.danmakuSettings')}
        closeLabel={t('danmaku.close')}
        disabled={!on}
      >
        <Settings {...props} />
      </SettingsButton>
    </>
  );
}
