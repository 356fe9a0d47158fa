import { lazy } from 'react';
import { useSnapshot } from 'valtio';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { OptionalPart } from '#app/kit/feedback/optional-part.tsx';
import { SettingsButton } from '#app/kit/overlay/settings-button.tsx';
import { t } from '../texts.ts';
import type { DanmakuPorts } from './danmaku-ports.ts';
import { danmaku, toggleDanmaku } from './danmaku-store.ts';

const LazySettings = lazy(() =>
  import('./danmaku-settings.tsx').then((file) => ({ default: file.DanmakuSettings })),
);

type Props = { readonly ports: DanmakuPorts };

const Settings = (props: Props) => (
  <OptionalPart>
    <LazySettings {...props} />
  </OptionalPart>
);

/** Danmaku on or off, and how it looks. The settings keep their place while danmaku is off, so that the switch stays where it was pressed. */
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
