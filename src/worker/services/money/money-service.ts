import { ignoreElements, merge, type Observable, tap } from 'rxjs';
import { AppError } from '#contract/errors.ts';
import type { OrderId } from '#contract/models/ids.ts';
import type { IntentSubject, OrderOpening } from '#contract/models/money-intent.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { Surroundings } from '../surroundings.ts';
import { createIntentBook } from './intent-book.ts';
import { createIntents } from './intents.ts';
import { createKnownOrders } from './known-orders.ts';
import { createMoneyViews, type MoneyViews } from './money-views.ts';
import { presentMember, presentMembers } from './present-member.ts';
import { sendDeed } from './send-deed.ts';
import { sendOpening } from './send-opening.ts';

/** Trouble on the way is told where the order is shown, as 核实中, and nowhere else. */
const OPTIONS = { tellsTrouble: true };

export type MoneyService = {
  readonly api: CoreApi['money'];
  readonly views: MoneyViews;
  /** Looks after intents while subscribed. */
  readonly duty$: Observable<never>;
};

const hasMovedOn = (thrown: unknown) => thrown instanceof AppError && thrown.code === 'ORDER_MOVED_ON';

/** What may rest on the device of what opens an order. */
function subjectOf(what: OrderOpening): IntentSubject {
  if (what.is !== 'withdrawal') return what;
  const { is, payeeId, amount, speed } = what;
  return { is, payeeId, amount, speed };
}

/** The member's money orders [4.05]: opens them, acts on them, and tells how they stand. */
export function createMoneyService(around: Surroundings, siteId: number): MoneyService {
  const { send, session$, movements } = around;
  const known = createKnownOrders(movements.tell);
  const onMade = (order: MoneyOrder) => {
    known.note(order);
    movements.tell();
  };
  const isHere = (member: unknown) => presentMember(session$.value) === member;
  const intents = createIntents({ ...around, book: createIntentBook({ ...around, siteId }), isHere, onMade });
  /** The order as it stands by now, for whoever looks at it. */
  const look = async (orderId: OrderId) => {
    const member = presentMember(session$.value);
    const order = await send('order.get', { orderId }, { quiet: true }).catch(() => null);
    if (order && isHere(member)) known.note(order);
  };
  return {
    api: {
      openOrder: (intentId, what) =>
        intents.carryOut(intentId, subjectOf(what), () => sendOpening(send, intentId, what, OPTIONS)),
      act: async (intentId, orderId, version, deed) => {
        const subject = { is: 'deed', orderId, deed: deed.is } as const;
        const sendIt = () => sendDeed(send, intentId, { orderId, version, deed }, OPTIONS);
        try {
          return await intents.carryOut(intentId, subject, sendIt);
        } catch (thrown) {
          if (hasMovedOn(thrown)) await look(orderId);
          throw thrown;
        }
      },
      forget: intents.forget,
      refresh: async () => movements.tell(),
    },
    views: createMoneyViews(around, known, intents),
    duty$: merge(presentMembers(session$).pipe(tap(known.forgetAll), ignoreElements()), intents.duty$),
  };
}
