import * as v from 'valibot';
import { Counterparty } from '#contract/money/order/schema.ts';
import { jsonColumn } from '#sandbox/db/query.ts';
import type { OrderRow } from '../order-row.ts';

type Stored = Pick<OrderRow, 'counterparty'>;

/** Stored rows contain the counterparty in its wire format. */
const wire = v.custom<v.InferInput<typeof Counterparty>>((value) => v.is(Counterparty, value));
const StoredCounterparty = jsonColumn(v.nullable(wire));

/**
 * Parses the counterparty of an order, in wire format, from the JSON in its row. @throws ValiError when the text is no
 * counterparty.
 */
export const counterpartyOf = ({ counterparty }: Stored): v.InferOutput<typeof StoredCounterparty> =>
  v.parse(StoredCounterparty, counterparty);

/** Reports whether the order is paid over a chain; false for an unreadable row. */
export const isOnChain = ({ counterparty }: Stored): boolean => {
  const read = v.safeParse(StoredCounterparty, counterparty);
  return read.success && read.output?.kind === 'chain';
};
