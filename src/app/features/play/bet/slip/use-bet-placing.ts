import type { CommandOf } from '#contract/commands/command.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { dropLegs } from '../pick/picks.ts';
import { showPlaced } from '../placed/placed-bets.ts';

type PlaceCommand = CommandOf<'placeBet'>;

/** Places the slip bet by bet, and removes the legs of each once the platform has received it [4.05]. */
export function usePlace() {
  const betCommand = useCommand(['placeBet']);
  const placeOne = async (command: PlaceCommand): Promise<boolean> => {
    const ended = await betCommand.run(command);
    if (ended.is !== 'done' || ended.outcome.is !== 'bet') return false;
    const { bet } = ended.outcome;
    if (bet.state !== 'rejected') dropLegs(command.legs.map(({ selectionId }) => selectionId));
    showPlaced(bet);
    return true;
  };
  const place = async (commands: readonly PlaceCommand[]) => {
    for (const command of commands) if (!(await placeOne(command))) break;
    await refreshAnswers('bet.quote', 'bet.list', 'identity.view', 'realityCheck.view', 'ownLimit.list');
  };
  return { given: betCommand, place };
}
