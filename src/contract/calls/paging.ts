import * as v from 'valibot';
import { pageField } from '../fields/fields.ts';

/** Where a list goes on: the first page is 1. */
export const paging = {
  page: pageField,
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};

const moment = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);

/** When what is listed happened, epoch ms, both included; null where there is no such end. */
export const period = { from: moment, to: moment };
