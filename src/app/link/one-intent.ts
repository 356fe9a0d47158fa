import { toAppError } from '#contract/errors.ts';
import type { ClientRequestId } from '#contract/models/ids.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';

/** Asks the core under an intent's id. @throws AppError */
type Ask = (intentId: ClientRequestId) => Promise<MoneyOrder>;

const keyOf = (what: unknown) =>
  JSON.stringify(what, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/** A core that died, or that waits longer than a page waits for a core, changes nothing about the intent. */
const goesOn = (thrown: unknown) => {
  const { code } = toAppError(thrown);
  return code === 'CORE_DEAD' || code === 'TIMEOUT';
};

async function toTheEnd(intentId: ClientRequestId, ask: Ask): Promise<MoneyOrder> {
  for (;;) {
    try {
      return await ask(intentId);
    } catch (thrown) {
      if (!goesOn(thrown)) throw thrown;
    }
  }
}

/** A page's wishes to move money: each has one id from the first tap until its outcome is known, over dead cores. */
export function createOneIntent(newId: () => ClientRequestId) {
  const underWay = new Map<string, Promise<MoneyOrder>>();
  return {
    /** The same wish again, before its outcome is known, is the same intent. */
    asOne(what: unknown, ask: Ask): Promise<MoneyOrder> {
      const key = keyOf(what);
      const going = underWay.get(key);
      if (going) return going;
      const outcome = toTheEnd(newId(), ask).finally(() => underWay.delete(key));
      underWay.set(key, outcome);
      return outcome;
    },
  };
}
