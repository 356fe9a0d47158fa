import { filter, firstValueFrom, interval, take } from 'rxjs';
import { appError } from '#contract/errors.ts';
import type { ActiveCommand, CommandDeps, Sendings, Step } from './active-command.ts';
import { isUndecided } from './kept-command.ts';

/** How soon the return of the network is noticed. */
const LOOK_MS = 500;
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
    interval(LOOK_MS, scheduler).pipe(
      filter((look) => online() || active.isTakenBack || look * LOOK_MS > LIMIT_MS),
      take(1),
    ),
  );
  const kept = await store.read(active.owner, active.requestId);
  const isOff = active.isTakenBack || looks * LOOK_MS > LIMIT_MS || !kept || !isUndecided(kept);
  return isOff ? takenBack : { event: 'online', sendings };
}
