import * as v from 'valibot';
import { MoneyOrder, type MoneyOrderWire } from '#contract/models/money-order.ts';

/** An order as the wire carries it, read back from where a command's answer was kept. */
export const orderAnswer: v.GenericSchema<unknown, MoneyOrderWire> = v.custom<MoneyOrderWire>(
  (value) => v.safeParse(MoneyOrder, value).success,
);
