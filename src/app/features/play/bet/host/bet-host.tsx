import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mayFloat } from '#app/routes/floating-parts.ts';
import { useLegCount } from '../pick/picks.ts';
import { usePlacedCount } from '../placed/placed-bets.ts';
import { useFoundBets } from '../placed/use-found-bets.ts';
import { t } from '../texts.ts';
import { useOpenCount } from '../tray/use-bets.ts';
import { BetBar } from './bet-bar.tsx';
import { BetPanel } from './bet-panel.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { useRoomy } from './use-roomy.ts';

/**
 * The slip beside a screen that it may float over: a dock at the foot of a wide one, a bar with a sheet on others. Nothing
 * without a selection or a bet.
 */
export function BetHost() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [lastPath, setLastPath] = useState(pathname);
  const isRoomy = useRoomy();
  const count = useLegCount() + usePlacedCount() + useOpenCount();
  useFoundBets();
  // A link in the sheet leads to a screen that the sheet would cover.
  if (lastPath !== pathname) {
    setLastPath(pathname);
    if (!isRoomy) setOpen(false);
  }
  // An open slip can be folded, even when it is empty.
  if (!mayFloat('slip', pathname) || (count === 0 && !open)) return null;
  return isRoomy ? (
    <aside className={open ? 'bet-dock bet-dock--open' : 'bet-dock'} aria-label={t('slip.title')}>
      <BetBar expanded={open} onToggle={() => setOpen(!open)} docked />
      {open ? <BetPanel /> : null}
    </aside>
  ) : (
    <aside aria-label={t('slip.title')}>
      <SlipSheet open={open} onOpen={setOpen} />
    </aside>
  );
}
