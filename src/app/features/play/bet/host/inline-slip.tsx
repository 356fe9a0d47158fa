import { useState } from 'react';
import { useLegCount } from '../pick/picks.ts';
import { usePlacedCount } from '../placed/placed-bets.ts';
import { t } from '../texts.ts';
import { BetPanel } from './bet-panel.tsx';
import { SlipSheet, useRoomy } from './slip-sheet.tsx';

function Folded() {
  const [open, setOpen] = useState(false);
  return (
    <aside className="bet-inline column" aria-label={t('slip.title')}>
      <SlipSheet open={open} onOpen={setOpen} placement="panel" />
    </aside>
  );
}

/** The slip at the foot of the prices it is filled from, once something is in it; where that has little height, its bar. */
export function InlineSlip() {
  const count = useLegCount() + usePlacedCount();
  const isRoomy = useRoomy();
  if (count === 0) return null;
  return isRoomy ? (
    <div className="bet-inline column">
      <BetPanel />
    </div>
  ) : (
    <Folded />
  );
}
