import { lazy, Suspense, use, useState } from 'react';
import { useSnapshot } from 'valtio';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { OverlayHost } from '#app/kit/overlay/overlay-host.ts';
import { Popover } from '#app/kit/overlay/popover.tsx';
import { Sheet } from '#app/kit/overlay/sheet.tsx';
import { useNarrow } from '#app/kit/use-narrow.ts';
import { t } from '../texts.ts';
import type { DanmakuPorts } from './danmaku-ports.ts';
import { danmaku, toggleDanmaku } from './danmaku-store.ts';

const LazySettings = lazy(() =>
  import('./danmaku-settings.tsx').then((file) => ({ default: file.DanmakuSettings })),
);

type Props = { readonly ports: DanmakuPorts };

const Settings = (props: Props) => (
  <Suspense>
    <LazySettings {...props} />
  </Suspense>
);

const settingsButton = { icon: 'sliders', iconSize: 19, label: t('player.danmakuSettings') } as const;

/** On a phone the settings have the foot of the screen to themselves, which a picture that does not fill it has not. */
function PhoneSettings(props: Props) {
  const [open, setOpen] = useState(false);
  const stage = use(OverlayHost);
  return (
    <>
      <IconButton
        {...settingsButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <OverlayHost value={document.fullscreenElement === stage ? stage : null}>
        <Sheet
          open={open}
          onOpenChange={setOpen}
          title={t('player.danmakuSettings')}
          closeLabel={t('danmaku.close')}
        >
          <Settings {...props} />
        </Sheet>
      </OverlayHost>
    </>
  );
}

const WideSettings = (props: Props) => (
  <Popover
    trigger={<IconButton {...settingsButton} />}
    label={t('player.danmakuSettings')}
    side="top"
    align="end"
  >
    <Settings {...props} />
  </Popover>
);

/** Danmaku on or off, and how it looks while it is on. */
export function DanmakuControls(props: Props) {
  const { on } = useSnapshot(danmaku);
  const narrow = useNarrow();
  return (
    <>
      <IconButton
        icon="danmaku"
        label={t('player.danmaku')}
        pressed={on}
        aria-keyshortcuts="d"
        onClick={toggleDanmaku}
      />
      {on ? narrow ? <PhoneSettings {...props} /> : <WideSettings {...props} /> : null}
    </>
  );
}
