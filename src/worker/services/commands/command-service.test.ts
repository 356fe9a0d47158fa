import { BehaviorSubject, map, NEVER } from 'rxjs';
import { test } from 'vitest';
import { appError } from '#contract/errors.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { clientMsgId, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { guest, signedIn } from '#tests/fixtures/sessions.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { createServerClock } from '#worker/clock/server-clock.ts';
import type { SessionState } from '#worker/session/session-state.ts';
import type { CommandsView } from './command-api.ts';
import { createCommands } from './command-service.ts';
import type { OwnCommands } from './command-store.ts';
import type { StoredCommand } from './stored-command.ts';

const storedCommand = (id: string, state: StoredCommand['state']): StoredCommand => ({
  version: 1,
  requestId: clientMsgId(id),
  owner: userId('u-ann'),
  what: { is: 'fastDeposit', payType: 'fast', amount: minor(200_00) },
  state,
  since: serverTime(1),
  sentAt: null,
  refusal: null,
  settledAt: null,
  told: false,
  betId: null,
});

const own = (
  commands: readonly StoredCommand[],
  unreadable: readonly ClientRequestId[] = [],
): OwnCommands => ({
  commands,
  unreadable,
  isComplete: true,
});

/** Returns the displayed state of each command as text. */
const asText = ({ pending, settled, unreadable }: CommandsView) =>
  [
    ...pending.map(({ requestId, state }) => `${requestId} ${state}`),
    ...settled.map(({ requestId, end }) => `${requestId} ${end}`),
    ...unreadable.map((requestId) => `${requestId} ?`),
  ].join(', ');

test('[4.05] commands and their known outcomes are shown to their owner only', () => {
  marblesOf('commands', ({ cold, expectObservable }, scheduler) => {
    const session$ = new BehaviorSubject<SessionState>({ is: 'unknown' });
    cold('-g-a------g', { g: guest, a: signedIn('ann') }).subscribe(session$);
    const shelf$ = cold('-s-v-m', {
      s: own([storedCommand('one', 'sending')]),
      v: own([storedCommand('one', 'verifying'), storedCommand('two', 'waiting')]),
      m: own([storedCommand('one', 'made'), storedCommand('two', 'notMade')], [clientMsgId('old')]),
    });
    const unused = () => Promise.reject(appError('BUG'));
    const store = {
      save: unused,
      remove: unused,
      read: unused,
      lookUp: unused,
      link: unused,
      linkOf: unused,
      all: unused,
    };
    const { view$ } = createCommands({
      store: { ...store, of: () => shelf$ },
      session$,
      send: unused,
      clock: createServerClock({ monotonic: () => scheduler.now(), wallClock: () => scheduler.now() }),
      hidden$: new BehaviorSubject(false),
      scheduler,
      random: () => 0.5,
      tabs: { siteLocks: null, locks: null, received$: NEVER, publish: () => undefined },
      online: () => true,
      isHere: () => true,
      onCompleted: () => undefined,
      onRefused: unused,
    });
    expectObservable(view$.pipe(map(asText))).toBe('-n--s-v-m-n', {
      n: '',
      s: 'one sending',
      v: 'one verifying, two unsent',
      m: 'one made, two notMade, old ?',
    });
  });
});
