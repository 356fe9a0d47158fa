import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { mayFloat } from '#app/routes/floating-parts.ts';
import type { CommandOf } from '#contract/commands/command.ts';
import type { BetId } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { forgetCommand, useCommands } from '#core-client/command/commands.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { SkipButton, skipLinksContainer } from '#kit/a11y/off-screen.tsx';
import type { SettledCommand } from '#worker/services/commands/command-api.ts';
import { changeLegs, useLegCount } from '../pick/picks.ts';
import { showPlacedId, usePlacedCount } from '../placed/placed-bets.ts';
import { t } from '../texts.ts';
import { useOpenCount } from '../tray/use-bets.ts';
import { BetBar } from './bet-bar.tsx';
import { BetPanel } from './bet-panel.tsx';
import { SlipSheet, useRoomy } from './slip-sheet.tsx';

/** Leads from the start of the page to the slip, which is the last stop of the keyboard. */
function SkipToSlip({ slip }: { slip: RefObject<HTMLElement | null> }) {
  const container = skipLinksContainer();
  const focus = () => slip.current?.querySelector('button')?.focus();
  return container && createPortal(<SkipButton onClick={focus}>{t('slip.skipTo')}</SkipButton>, container);
}

/** A bet that was placed while no page waited for it: after a reload, or once its answer was lost and found. */
type Found = {
  readonly betId: BetId;
  readonly requested: CommandOf<'placeBet'>['legs'];
  readonly since: ServerTime;
};

const foundIn = ({ subject, end, isShown, betId, since }: SettledCommand): Found | null =>
  subject.is === 'placeBet' && end === 'made' && !isShown && betId !== null
    ? { betId, requested: subject.legs, since }
    : null;

/** Removes the legs of a bet from the slip, unless they were selected again, and shows its outcome. */
function adoptBet({ betId, requested, since }: Found): void {
  changeLegs((legs) =>
    legs.filter(
      ({ selectionId, addedAt }) =>
        addedAt > since || !requested.some((leg) => leg.selectionId === selectionId),
    ),
  );
  showPlacedId(betId);
}

/** Adopts bets that were placed while no page was waiting for them, as the waiting page would have [4.05]. */
function useFoundBets(): void {
  const { settled } = useCommands();
  useEffect(() => {
    for (const command of settled) {
      const found = foundIn(command);
      if (found === null) continue;
      adoptBet(found);
      // A command that is not forgotten is adopted again with the next page, to the same effect.
      forgetCommand(command.requestId).catch(() => undefined);
      void refreshAnswers('bet.list');
    }
  }, [settled]);
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
          <BetBar expanded={open} onToggle={() => setOpen(!open)} placement="dock" />
          {open ? <BetPanel /> : null}
        </>
      ) : (
        <SlipSheet open={open} onOpen={setOpen} placement="foot" />
      )}
    </aside>
  );
}
