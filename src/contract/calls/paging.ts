import * as v from 'valibot';
import { pageField } from '../fields/fields.ts';

/** Page of a list; the first is 1. */
export const paging = {
  page: pageField,
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};

const moment = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);

/** Time range of the listed items, epoch ms, both ends included; null for an open end. */
export const period = { from: moment, to: moment };
