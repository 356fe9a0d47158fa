import * as v from 'valibot';

/** Where a list goes on: the first page is 1. */
export const paging = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};
