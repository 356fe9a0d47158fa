import { useEffect } from 'react';
import type { CommandOf } from '#contract/commands/command.ts';
import type { BetId } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { forgetCommand, useCommands } from '#core-client/command/commands.ts';
import { refreshAnswers } from '#core-client/query.ts';
import type { SettledCommand } from '#worker/services/commands/command-api.ts';
import { changeLegs } from '../pick/picks.ts';
import { showPlacedId } from './placed-bets.ts';

/** A bet that was placed while no page waited for it: after a reload, or once its answer was lost and found. */
type Found = {
  readonly betId: BetId;
  readonly asked: CommandOf<'placeBet'>['legs'];
  readonly since: ServerTime;
};

const foundIn = ({ what, end, told, betId, since }: SettledCommand): Found | null =>
  what.is === 'placeBet' && end === 'made' && !told && betId !== null
    ? { betId, asked: what.legs, since }
    : null;

/** Removes the legs of a bet from the slip, unless they were selected again, and shows its outcome. */
function take({ betId, asked, since }: Found): void {
  changeLegs((legs) =>
    legs.filter(
      ({ selectionId, addedAt }) => addedAt > since || !asked.some((leg) => leg.selectionId === selectionId),
    ),
  );
  showPlacedId(betId);
}

/** Adopts bets that were placed while no page was waiting for them, as the waiting page would have [4.05]. */
export function useFoundBets(): void {
  const { settled } = useCommands();
  useEffect(() => {
    for (const command of settled) {
      const found = foundIn(command);
      if (found === null) continue;
      take(found);
      forgetCommand(command.requestId).catch(() => undefined);
      void refreshAnswers('bet.list');
    }
  }, [settled]);
}
