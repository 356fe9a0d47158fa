import { type ReactNode, useCallback, useState } from 'react';
import { OnceOpened } from '#kit/overlay/once-opened.tsx';
import { OverlayHost } from '#kit/overlay/overlay-host.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { useFullscreen } from '../use-element-state.ts';

const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx').then((file) => file.ShortcutSheet));

/** The sheet of keys, for the stage to hold, and what opens it. In full screen only what is inside the stage shows. */
export function useShortcutHelp(stage: HTMLElement | null): {
  readonly sheet: ReactNode;
  readonly showShortcuts: () => void;
} {
  const [open, setOpen] = useState(false);
  const showShortcuts = useCallback(() => setOpen(true), []);
  const host = useFullscreen(stage) ? stage : null;
  const sheet = (
    <OnceOpened open={open}>
      <OverlayHost value={host}>
        <ShortcutSheet open={open} onOpenChange={setOpen} />
      </OverlayHost>
    </OnceOpened>
  );
  return { sheet, showShortcuts };
}
