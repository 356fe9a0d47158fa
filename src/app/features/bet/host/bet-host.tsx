import { useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { classNames } from '#app/kit/class-names.ts';
import { Sheet } from '#app/kit/overlay/sheet.tsx';
import { paths } from '#app/routes/paths.ts';
import { useLegCount } from '../pick/picks.ts';
import { usePlacedCount } from '../placed/placed-bets.ts';
import { useFoundBets } from '../placed/use-found-bets.ts';
import { t } from '../texts.ts';
import { useOpenCount } from '../tray/use-bets.ts';
import { BetBar } from './bet-bar.tsx';
import { BetPanel } from './bet-panel.tsx';
import { useIsInline } from './inline-place.ts';
import { useRoomy } from './use-roomy.ts';

/**
 * The slip beside any screen: a dock at the foot of a wide one, a bar with a sheet on others. Nothing without a selection
 * or a bet, and where a screen has a place for it nothing floats; in a room on a phone the composer keeps the foot.
 */
export function BetHost() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [lastPath, setLastPath] = useState(pathname);
  const isInline = useIsInline();
  const isRoomy = useRoomy();
  const inRoom = useMatch(paths.room) !== null;
  const count = useLegCount() + usePlacedCount() + useOpenCount();
  useFoundBets();
  // A link in the sheet leads to a screen that the sheet would cover.
  if (lastPath !== pathname) {
    setLastPath(pathname);
    if (!isRoomy) setOpen(false);
  }
  // What is open can be folded, also when nothing is left in it.
  if (isInline || (count === 0 && !open)) return null;
  const dock = classNames('bdock', open && 'bdock--open', inRoom && 'bdock--room');
  return (
    <aside className={isRoomy ? dock : undefined} aria-label={t('slip.title')}>
      <BetBar
        expanded={open}
        onToggle={() => setOpen(!open)}
        small={inRoom || isRoomy}
        bare={isRoomy && open}
      />
      {isRoomy ? (
        open && <BetPanel />
      ) : (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          title={t('slip.title')}
          titleHidden
          closeLabel={t('slip.fold')}
        >
          <BetPanel inSheet />
        </Sheet>
      )}
    </aside>
  );
}
