import * as v from 'valibot';
import { Counterparty } from '#contract/money/order/schema.ts';
import type { OrderRow } from './order-row.ts';

type Stored = Pick<OrderRow, 'counterparty'>;

/** A row keeps the other side as the wire carries it. */
const wire = v.custom<v.InferInput<typeof Counterparty>>((value) => v.is(Counterparty, value));
const StoredCounterparty = v.pipe(v.string(), v.parseJson(), v.nullable(wire));

/** The other side of an order, as the wire carries it, from the JSON its row keeps. @throws ValiError when the text is no counterparty. */
export const counterpartyOf = ({ counterparty }: Stored): v.InferOutput<typeof StoredCounterparty> =>
  v.parse(StoredCounterparty, counterparty);

/** Is the order paid over a chain? A row that cannot be read is not. */
export const isOnChain = ({ counterparty }: Stored): boolean => {
  const read = v.safeParse(StoredCounterparty, counterparty);
  return read.success && read.output?.kind === 'chain';
};
