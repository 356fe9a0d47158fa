import { asyncScheduler, firstValueFrom, map, type SchedulerAction, type SchedulerLike } from 'rxjs';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import {
  TIMEOUT_WITH_CREDENTIALS_MS,
  TIMEOUT_WITHOUT_CREDENTIALS_MS,
} from '#contract/calls/request-constants.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { platformAdmin } from './platform-admin.ts';

const sandbox = sandboxForFile({ world: 'live' });
const ORDERS = '/api/game/order/v1/list';
const SOON_MS = 300;

const realTime: SchedulerLike = asyncScheduler;

/** Simulated time in which one wait, from a given moment on, ends soon. */
function hurryingTime(waitMs: number) {
  let hurries = false;
  const scheduler: SchedulerLike = {
    now: () => realTime.now(),
    schedule<State>(work: (this: SchedulerAction<State>, state: State) => void, delay: number, state: State) {
      return realTime.schedule(work, hurries && delay === waitMs ? SOON_MS : delay, state);
    },
  };
  const hurry = () => {
    hurries = true;
  };
  return { scheduler, hurry };
}

/** Core of a member for which a wait of this length ends soon. */
async function memberCore(waitMs: number) {
  const { scheduler, hurry } = hurryingTime(waitMs);
  const { api, close } = createCore({ ...inProcessPorts(), scheduler });
  onTestFinished(close);
  await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: sandbox().origin, hidden: false });
  await api.session.login('xuexian', 'court2026');
  hurry();
  return api;
}

afterEach(() => platformAdmin(sandbox().consoleOrigin).resetOverrides());

test('[8.13] [7.08] a member’s call held for thirty seconds is a timeout with toast', async () => {
  const core = await memberCore(TIMEOUT_WITH_CREDENTIALS_MS);
  const directives = firstValueFrom(
    remoteStream(core, 'directives', null, async () => undefined).pipe(map(({ items }) => items)),
  );
  await platformAdmin(sandbox().consoleOrigin).addFault({ path: ORDERS, kind: 'blackHole' });
  await expect(core.call('member.betOrders', { matchId: null }, 1)).rejects.toMatchObject({
    code: 'TIMEOUT',
    kind: 'network',
    retry: true,
  });
  expect(await directives).toEqual([{ is: 'toast', code: 'TIMEOUT' }]);
});

test('[7.08] thirty seconds are the limit of a member’s call, not five', async () => {
  const core = await memberCore(TIMEOUT_WITHOUT_CREDENTIALS_MS);
  await platformAdmin(sandbox().consoleOrigin).addFault({ path: ORDERS, kind: 'latency', ms: 4 * SOON_MS });
  expect(await core.call('member.betOrders', { matchId: null }, 1)).toHaveProperty('list');
});
