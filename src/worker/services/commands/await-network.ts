import { filter, firstValueFrom, interval, take } from 'rxjs';
import { appError } from '#contract/errors.ts';
import { unsentLimitMs } from '#contract/rules/money/unsent-limit.ts';
import { NETWORK_LOOK_MS } from '#worker/polling.table.ts';
import type { ActiveCommand, CommandDeps, Sendings, Step } from './active-command.ts';
import { isUndecided } from './kept-command.ts';

/**
 * Waits for the network with a command of which nothing was sent. The member may take it back; after its limit, a sleep of
 * the device included, it is given back unsent.
 */
export async function awaitNetwork(
  { online, scheduler, store, clock }: CommandDeps,
  active: ActiveCommand,
  sendings: Sendings,
): Promise<Step> {
  const takenBack: Step = { event: 'takenBack', error: appError('NOT_MADE'), sendings };
  if (!active.sendIt) return takenBack;
  const limitMs = unsentLimitMs(active.what);
  const isLate = () => clock.now() - sendings.since > limitMs;
  await firstValueFrom(
    interval(NETWORK_LOOK_MS, scheduler).pipe(
      filter((look) => online() || active.isTakenBack || isLate() || look * NETWORK_LOOK_MS > limitMs),
      take(1),
    ),
  );
  const kept = await store.read(active.owner, active.requestId);
  const isOff = active.isTakenBack || isLate() || !online() || !kept || !isUndecided(kept);
  return isOff ? takenBack : { event: 'online', sendings };
}
