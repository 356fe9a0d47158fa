import { loadAlertDialog } from './dialog/alert-dialog.tsx';
import { loadDialog } from './dialog/dialog.tsx';
import { loadMenu } from './popover/menu.tsx';
import { loadPopover } from './popover/popover.tsx';
import { loadSheet } from './sheet/sheet.tsx';

/** Fetches the code of every overlay ahead of time, so that they open even without a network connection. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([loadDialog(), loadAlertDialog(), loadSheet(), loadMenu(), loadPopover()]);
}
