import { loadAlertDialog } from './alert-dialog.tsx';
import { loadDialog } from './dialog.tsx';
import { loadMenu } from './menu.tsx';
import { loadPopover } from './popover.tsx';
import { loadSheet } from './sheet.tsx';

/** Fetches the code of every overlay while there is time, so that they open even when the network is gone. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([loadDialog(), loadAlertDialog(), loadSheet(), loadMenu(), loadPopover()]);
}
