import { mergeMap, Subscription } from 'rxjs';
import { createOneIntent } from '#app/link/one-intent.ts';
import { CORE_VERSION } from '#contract/constants.ts';
import { appError, type ErrorCode, toAppError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/models/ids.ts';
import type { OrderDeed, OrderOpening } from '#contract/models/money-intent.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import { clientRequestIdOf } from '#contract/units/request-id.ts';
import type { FakeTab } from '#tests/fixtures/tab-browser.ts';
import { remoteStream } from '#worker/bridge/remote-stream.ts';
import { type Core, createCore } from '#worker/core.ts';
import type { CoreApi, OrdersView, Topic, Topics } from '#worker/core-api.ts';
import { type Device, portsOf } from '../device.ts';
import { API } from '../platform.ts';

const SITE = 5_000;
const ID_BYTES = 16;
const A_MOMENT_MS = 1_500;

/** Something a member wanted, and what the page was told of it. */
export type Wish = {
  readonly owner: string;
  readonly what: OrderOpening | { readonly is: 'deed'; readonly deed: OrderDeed; readonly of: string };
  intentId: ClientRequestId | null;
  outcome: { readonly order: MoneyOrder } | { readonly code: ErrorCode } | null;
};

/** What a page showed, and to whom. */
export type Shown = { readonly viewer: UserId; readonly view: OrdersView };

type Life = {
  readonly core: Core;
  readonly tab: FakeTab;
  readonly died: PromiseWithResolvers<void>;
  readonly streams: Subscription;
  alive: boolean;
};

/** A page of the wallet in a tab: taps, waits, gets a new core when one dies. */
export function openShopper(device: Device) {
  const { time, draw } = device;
  const wishes: Wish[] = [];
  const shown: Shown[] = [];
  let viewer: UserId | null = null;
  let passes = true;
  let closed = false;
  const newId = () => clientRequestIdOf(Uint8Array.from({ length: ID_BYTES }, () => draw() * 256));
  const { asOne } = createOneIntent(newId);

  /** A person before a verification, in two minds. */
  const verify = (api: CoreApi) => {
    const done = passes
      ? api.verify.pass({ verifyType: 1, verifyPass: 'passed-by-a-person' })
      : api.verify.close();
    done.catch(() => undefined);
  };

  const begin = (): Life => {
    const tab = device.browser.open();
    const place = { tab, alive: true, died: Promise.withResolvers<void>(), streams: new Subscription() };
    const core = createCore(portsOf(device, place));
    const life = Object.assign(place, { core });
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
    follow('orders', (view) => viewer && shown.push({ viewer, view }), null);
    follow(
      'verification',
      (asked) => {
        if (asked !== null) time.scheduler.schedule(() => life.alive && verify(core.api), A_MOMENT_MS);
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
  const ask = <Answer>(question: (api: CoreApi) => Promise<Answer>): Promise<Answer> => {
    const { core, died } = life;
    const dead = died.promise.then(() => Promise.reject(appError('CORE_DEAD')));
    return Promise.race([question(core.api), dead]);
  };
  const wanted = (
    wish: Wish,
    key: unknown,
    question: (id: ClientRequestId, api: CoreApi) => Promise<MoneyOrder>,
  ) => {
    let isNew = false;
    const outcome = asOne(key, (intentId) => {
      isNew = true;
      wish.intentId = intentId;
      return ask((api) => question(intentId, api));
    });
    if (!isNew) return;
    wishes.push(wish);
    outcome.then(
      (order) => {
        if (!closed) wish.outcome = { order };
      },
      (thrown: unknown) => {
        if (!closed) wish.outcome = { code: toAppError(thrown).code };
      },
    );
  };
  const lastView = () => shown.findLast((one) => one.viewer === viewer)?.view ?? null;
  return {
    wishes,
    shown,
    lastView,
    closed: () => closed,
    viewer: () => viewer,
    /** Whether the person passes verifications, or closes them. */
    passes: (now: boolean) => {
      passes = now;
    },
    login: (name: string) => ask((api) => api.session.login(name, 'court2026')).catch(() => undefined),
    logout: () => ask((api) => api.session.logout()).catch(() => undefined),
    open: (owner: string, what: OrderOpening) =>
      wanted({ owner, what, intentId: null, outcome: null }, what, (id, api) =>
        api.money.openOrder(id, what),
      ),
    /** Does something to the first order that allows it. */
    act(owner: string, deed: OrderDeed) {
      const order = lastView()?.open?.find(({ allowedActions }) => allowedActions.includes(deed.is));
      if (!order) return;
      const { orderId, version } = order;
      const wish: Wish = { owner, what: { is: 'deed', deed, of: orderId }, intentId: null, outcome: null };
      wanted(wish, { orderId, version, deed }, (id, api) => api.money.act(id, orderId, version, deed));
    },
    hide: (hidden: boolean) => ask((api) => api.visibility(hidden)).catch(() => undefined),
    /** The core dies without a word and the page makes another. */
    kill() {
      const dead = life;
      dead.tab.crash();
      end();
      life = begin();
      dead.died.resolve();
    },
    /** The page is closed, its core with it. */
    close() {
      closed = true;
      life.tab.crash();
      end();
    },
  };
}
export type Shopper = ReturnType<typeof openShopper>;
