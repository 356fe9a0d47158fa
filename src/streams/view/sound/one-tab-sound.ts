import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';

/** Reports whether the sound belongs to another tab: of several open videos only that of the tab used last is audible. */
const tabSound = proxy({ isElsewhere: false });

/** Opens a channel to the site's other tabs; null in browsers that refuse one (blocked storage). */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('courtside.sound');
  } catch {
    return null;
  }
}

const USES = ['focus', 'pointerdown', 'keydown'] as const;

/**
 * Claims the sound for this tab at every use of it, and cedes it to the tab that claims it next. A tab opened in the
 * background stays silent until it is seen.
 * @returns a function that ends it
 */
function claimSound(): () => void {
  const channel = openChannel();
  const claim = () => {
    if (document.hidden || !document.hasFocus()) return;
    tabSound.isElsewhere = false;
    channel?.postMessage(null);
  };
  const claimBack = () => {
    if (tabSound.isElsewhere) claim();
  };
  channel?.addEventListener('message', () => {
    tabSound.isElsewhere = true;
  });
  for (const use of USES) window.addEventListener(use, claimBack, true);
  document.addEventListener('visibilitychange', claimBack);
  tabSound.isElsewhere = document.hidden;
  claim();
  return () => {
    channel?.close();
    for (const use of USES) window.removeEventListener(use, claimBack, true);
    document.removeEventListener('visibilitychange', claimBack);
    tabSound.isElsewhere = false;
  };
}

/** Parts of this tab that want the sound; they share one claim. */
let wanting = 0;
let end = () => {};

function wantSound(): () => void {
  wanting += 1;
  if (wanting === 1) end = claimSound();
  return () => {
    wanting -= 1;
    if (wanting === 0) end();
  };
}

/** Returns whether a part that wants sound may be heard: no other tab has taken the sound since. */
export function useTabSound(wanted: boolean): boolean {
  const { isElsewhere } = useSnapshot(tabSound);
  useEffect(() => (wanted ? wantSound() : undefined), [wanted]);
  return wanted && !isElsewhere;
}
