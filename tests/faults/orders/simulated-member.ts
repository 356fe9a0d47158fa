import { mergeMap, Subscription } from 'rxjs';
import { type Command, type OrderActionInput, subjectOf } from '#contract/commands/command.ts';
import { clientRequestIdOf, commandKeyOf } from '#contract/commands/command-id.ts';
import { appError, type ErrorCode, toAppError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { createCommandClient } from '#core-client/command/commands.ts';
import { portsOf } from '#tests/faults/device.ts';
import { API } from '#tests/faults/platform.ts';
import type { FakeTab } from '#tests/fixtures/tab-browser.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { type Core, createCore } from '#worker/core/core.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { CommandsView } from '#worker/services/commands/command-api.ts';
import type { OrdersView } from '#worker/services/money/money-api.ts';
import type { Topic, Topics } from '#worker/topics.ts';
import type { CommandDevice } from './command-device.ts';

const SITE = 5_000;
const ID_BYTES = 16;
const A_MOMENT_MS = 1_500;

/** Command given by a member, and the results that the page has received. */
export type SubmittedCommand = {
  readonly owner: UserId;
  readonly command: Command;
  requestId: ClientRequestId | null;
  outcome: { readonly result: CommandOutcome } | { readonly code: ErrorCode } | null;
  /** Ids of earlier identical commands whose results were unknown on this device. */
  readonly twins: readonly string[];
  /** Whether the member has cancelled the command before any of it was sent. */
  isCancelled: boolean;
};

/** View of a page and the member it was shown to. */
export type Shown = { readonly viewer: UserId; readonly view: OrdersView };

type Life = {
  readonly core: Core;
  readonly tab: FakeTab;
  readonly died: PromiseWithResolvers<void>;
  readonly streams: Subscription;
  alive: boolean;
};

/** A page of the wallet in a tab: taps, waits, gets a new core when one dies. */
export function openSimulatedMember(device: CommandDevice) {
  const { time, draw } = device;
  const submittedCommands: SubmittedCommand[] = [];
  const shown: Shown[] = [];
  let viewer: UserId | null = null;
  let passes = true;
  let closed = false;
  const newId = () => clientRequestIdOf(Uint8Array.from({ length: ID_BYTES }, () => draw() * 256));
  let commandsView: CommandsView = { pending: [], settled: [], unreadable: [] };

  /** A person before a verification, in two minds. */
  const verify = (api: CoreApi) => {
    const done = passes
      ? api.captcha.pass({ verifyType: 1, verifyPass: 'passed-by-a-person' })
      : api.captcha.close();
    done.catch(() => undefined);
  };

  const begin = (): Life => {
    const tab = device.browser.open();
    const host = { tab, alive: true, died: Promise.withResolvers<void>(), streams: new Subscription() };
    const core = createCore(portsOf(device, host));
    const life = Object.assign(host, { core });
    core.api
      .hello({ version: CORE_VERSION, siteId: SITE, apiOrigin: API, hidden: false })
      .catch(() => undefined);
    const follow = <Name extends Topic>(
      topic: Name,
      see: (item: Topics[Name]['item']) => void,
      params: Topics[Name]['params'],
    ) =>
      life.streams.add(
        remoteStream(core.api, topic, params, async () => undefined)
          .pipe(mergeMap(({ items }) => items))
          .subscribe(see),
      );
    follow(
      'session',
      (session) => {
        viewer = session.is === 'member' ? session.member.userId : null;
      },
      null,
    );
    follow(
      'commands',
      (view) => {
        commandsView = view;
      },
      null,
    );
    follow('orders', (view) => viewer && shown.push({ viewer, view }), null);
    follow(
      'captcha',
      (captcha) => {
        if (captcha !== null) time.scheduler.schedule(() => life.alive && verify(core.api), A_MOMENT_MS);
      },
      null,
    );
    return life;
  };
  let life = begin();
  const end = () => {
    life.streams.unsubscribe();
    life.alive = false;
    life.core.close();
  };
  const callCore = <Answer>(question: (api: CoreApi) => Promise<Answer>): Promise<Answer> => {
    const { core, died } = life;
    const dead = died.promise.then(() => Promise.reject(appError('CORE_DEAD')));
    return Promise.race([question(core.api), dead]);
  };
  /** Gives a command in the name of the member shown by the page. */
  const submit = (command: Command) => {
    if (viewer === null) return;
    const owner = viewer;
    const submitted: SubmittedCommand = {
      owner,
      command,
      requestId: null,
      outcome: null,
      twins: device.undecidedOf(owner, commandKeyOf(subjectOf(command))),
      isCancelled: false,
    };
    submittedCommands.push(submitted);
    const client = createCommandClient({
      commands: {
        run: (request) => {
          submitted.requestId = request.requestId;
          return callCore((api) => api.commands.run(request));
        },
        leave: (by, requestId) => callCore((api) => api.commands.leave(by, requestId)),
      },
      newId,
    });
    client(owner, command).then(
      (result) => {
        if (!closed) submitted.outcome = { result };
      },
      (thrown: unknown) => {
        if (!closed) submitted.outcome = { code: toAppError(thrown).code };
      },
    );
  };
  const lastView = () => shown.findLast((entry) => entry.viewer === viewer)?.view ?? null;
  return {
    givenCommands: submittedCommands,
    shown,
    lastView,
    closed: () => closed,
    viewer: () => viewer,
    /** Whether the person passes verifications, or closes them. */
    passes: (now: boolean) => {
      passes = now;
    },
    login: (name: string) => callCore((api) => api.session.login(name, 'court2026')).catch(() => undefined),
    logout: () => callCore((api) => api.session.logout()).catch(() => undefined),
    give: submit,
    /** Does something to the first order that allows it. */
    act(input: OrderActionInput) {
      const order = lastOf(lastView() ?? undefined)?.find(({ allowedActions }) =>
        allowedActions.includes(input.is),
      );
      if (order)
        submit({
          is: 'orderAction',
          orderId: order.orderId,
          version: order.version,
          action: input.is,
          input,
        });
    },
    /** Cancels commands that have not been sent. */
    cancelUnsent() {
      const owner = viewer;
      if (owner === null) return;
      for (const { requestId } of commandsView.pending.filter(({ canCancel }) => canCancel)) {
        const submitted = submittedCommands.find((candidate) => candidate.requestId === requestId);
        if (submitted) submitted.isCancelled = true;
        callCore((api) => api.commands.cancel(owner, requestId)).catch(() => undefined);
      }
    },
    /** Reads how commands have ended. */
    readAll() {
      const owner = viewer;
      if (owner === null) return;
      for (const { requestId } of commandsView.settled.filter(({ isShown }) => !isShown))
        callCore((api) => api.commands.forget(owner, requestId)).catch(() => undefined);
    },
    commands: () => commandsView,
    hide: (hidden: boolean) => callCore((api) => api.visibility(hidden)).catch(() => undefined),
    /** The core dies without a word; the page notices it after a while and makes another. */
    kill(noticedAfterMs = 0) {
      const dead = life;
      if (!dead.alive) return;
      dead.tab.crash();
      end();
      const replace = () => {
        if (closed) return;
        life = begin();
        dead.died.resolve();
      };
      if (noticedAfterMs === 0) replace();
      else time.scheduler.schedule(replace, noticedAfterMs);
    },
    /** The page is closed, its core with it. */
    close() {
      closed = true;
      life.tab.crash();
      end();
    },
  };
}
export type SimulatedMember = ReturnType<typeof openSimulatedMember>;
