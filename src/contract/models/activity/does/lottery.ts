import * as v from 'valibot';
import { LOTTERY_WAYS } from '../lottery.ts';

/** A member takes one ticket that they have earned. */
export const lotteryDoes = [
  v.object({ does: v.literal('takeTicket'), way: v.picklist(LOTTERY_WAYS) }),
] as const;
