import { useEffect, useRef } from 'react';
import { useCommand } from '#app/core-client/command/use-command.ts';
import { refreshAnswers } from '#app/core-client/query.ts';
import type { CommandOf, CommandSubject } from '#contract/commands/command.ts';
import { dropLegs, useLegs } from '../pick/picks.ts';
import { showPlaced } from '../placed/placed-bets.ts';

type PlaceCommand = CommandOf<'placeBet'>;

const selectionsOf = (what: CommandSubject): readonly string[] =>
  what.is === 'placeBet' ? what.legs.map(({ selectionId }) => selectionId) : [];

/** Legs of bets that were made while no page waited for them leave the slip, as if one had waited. */
function useDropMade(given: ReturnType<typeof useCommand>) {
  const legs = useLegs();
  const dropped = useRef(new Set<string>());
  useEffect(() => {
    for (const { requestId, end, since, what } of given.ended) {
      if (end !== 'made' || dropped.current.has(requestId)) continue;
      dropped.current.add(requestId);
      const asked = selectionsOf(what);
      const old = legs.filter((leg) => asked.includes(leg.selectionId) && leg.addedAt <= since);
      if (old.length > 0) dropLegs(old.map(({ selectionId }) => selectionId));
    }
  }, [given.ended, legs]);
}

/** Places what is in the slip, bet by bet, and takes the legs of each out once the platform has it [4.05]. */
export function usePlace() {
  const given = useCommand(['placeBet']);
  useDropMade(given);
  const placeOne = async (command: PlaceCommand): Promise<boolean> => {
    const ended = await given.run(command);
    if (ended?.is !== 'done' || ended.outcome.is !== 'bet') return false;
    const { bet } = ended.outcome;
    if (bet.state !== 'rejected') dropLegs(selectionsOf(command));
    showPlaced(bet);
    return true;
  };
  const place = async (commands: readonly PlaceCommand[]) => {
    for (const command of commands) if (!(await placeOne(command))) break;
    await refreshAnswers('bet.list', 'bet.quote');
  };
  return { given, place };
}
