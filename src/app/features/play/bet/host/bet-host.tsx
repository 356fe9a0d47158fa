import { type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { mayFloat } from '#app/routes/floating-parts.ts';
import { SkipButton, skipLinksPlace } from '#kit/a11y/skip-link.tsx';
import { useLegCount } from '../pick/picks.ts';
import { usePlacedCount } from '../placed/placed-bets.ts';
import { useFoundBets } from '../placed/use-found-bets.ts';
import { t } from '../texts.ts';
import { useOpenCount } from '../tray/use-bets.ts';
import { BetBar } from './bet-bar.tsx';
import { BetPanel } from './bet-panel.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { useRoomy } from './use-roomy.ts';

/** Leads from the start of the page to the slip, which is the last stop of the keyboard. */
function SkipToSlip({ slip }: { slip: RefObject<HTMLElement | null> }) {
  const place = skipLinksPlace();
  const focus = () => slip.current?.querySelector('button')?.focus();
  return place && createPortal(<SkipButton onClick={focus}>{t('slip.skipTo')}</SkipButton>, place);
}

/**
 * The slip beside a screen that it may float over: a dock at the foot of a wide one, a bar with a sheet on others. Nothing
 * without a selection or a bet.
 */
export function BetHost() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [lastPath, setLastPath] = useState(pathname);
  const aside = useRef<HTMLElement>(null);
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
  const dock = open ? 'bet-dock bet-dock--open' : 'bet-dock';
  return (
    <aside ref={aside} className={isRoomy ? dock : undefined} aria-label={t('slip.title')}>
      <SkipToSlip slip={aside} />
      {isRoomy ? (
        <>
          <BetBar expanded={open} onToggle={() => setOpen(!open)} place="dock" />
          {open ? <BetPanel /> : null}
        </>
      ) : (
        <SlipSheet open={open} onOpen={setOpen} place="foot" />
      )}
    </aside>
  );
}
