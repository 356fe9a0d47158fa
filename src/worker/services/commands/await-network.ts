import { filter, firstValueFrom, interval, take } from 'rxjs';
import { appError } from '#contract/errors.ts';
import { NETWORK_LOOK_MS } from '#worker/polling.table.ts';
import type { ActiveCommand, CommandDeps, Sendings, Step } from './active-command.ts';
import { isUndecided } from './kept-command.ts';

/** A command that was not sent by then is not sent any more: the member has gone on with something else. */
const LIMIT_MS = 10 * 60_000;

/** Waits for the network with a command of which nothing was sent. The member may take it back. */
export async function awaitNetwork(
  { online, scheduler, store }: CommandDeps,
  active: ActiveCommand,
  sendings: Sendings,
): Promise<Step> {
  const takenBack: Step = { event: 'takenBack', error: appError('NOT_MADE'), sendings };
  if (!active.sendIt) return takenBack;
  const looks = await firstValueFrom(
    interval(NETWORK_LOOK_MS, scheduler).pipe(
      filter((look) => online() || active.isTakenBack || look * NETWORK_LOOK_MS > LIMIT_MS),
      take(1),
    ),
  );
  const kept = await store.read(active.owner, active.requestId);
  const isOff = active.isTakenBack || looks * NETWORK_LOOK_MS > LIMIT_MS || !kept || !isUndecided(kept);
  return isOff ? takenBack : { event: 'online', sendings };
}
