import { type ReactNode, useCallback, useState } from 'react';
import { OverlayHost } from '#kit/overlay/overlay-host.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '#kit/part/optional-part.tsx';
import { useFullscreen } from '../use-element-state.ts';

const ShortcutSheet = lazyPart(() => import('./shortcut-sheet.tsx').then((file) => file.ShortcutSheet));

/**
 * Returns the shortcut sheet, to be rendered inside the stage, and its opener. In full screen only content of the stage is
 * visible.
 */
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
