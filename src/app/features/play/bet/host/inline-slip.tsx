import { useState } from 'react';
import { useCombining } from '../combined/combining.ts';
import { useLegCount } from '../pick/picks.ts';
import { usePlacedCount } from '../placed/placed-bets.ts';
import { t } from '../texts.ts';
import { BetBar } from './bet-bar.tsx';
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

/** The price of a combination while it is put together, over the slip on request: its markets need the height. */
function Foldable() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BetBar expanded={open} onToggle={() => setOpen(!open)} placement="panel" />
      {open ? <BetPanel /> : null}
    </>
  );
}

/** The slip at the foot of the prices it is filled from, once something is in it; where that has little height, its bar. */
export function InlineSlip() {
  const count = useLegCount() + usePlacedCount();
  const isRoomy = useRoomy();
  const isCombining = useCombining() !== null;
  if (count === 0) return null;
  return isRoomy ? (
    <aside className="bet-inline column" aria-label={t('slip.title')}>
      {isCombining ? <Foldable /> : <BetPanel />}
    </aside>
  ) : (
    <Folded />
  );
}
