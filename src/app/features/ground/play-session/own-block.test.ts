import * as v from 'valibot';
import { expect, test } from 'vitest';
import { VenueCode } from '#contract/play/game/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { ownBlockOf } from './use-own-block.ts';

const block = (kind: 'type' | 'venue', id: string, isOn = true) => ({
  kind,
  id,
  name: '',
  since: isOn ? serverTime(1) : null,
  endsAt: null,
});
const slot = { venue: v.parse(VenueCode, 'BTEGDZ'), category: 'slot' } as const;

test('[P.29] a game is blocked only through its venue or its category', () => {
  expect(ownBlockOf([block('venue', 'BTEGDZ')], slot)).not.toBeNull();
  expect(ownBlockOf([block('type', 'slot')], slot)).not.toBeNull();
  expect(ownBlockOf([block('type', 'slot')], { ...slot, category: 'crash' })).not.toBeNull();
  expect(ownBlockOf([block('venue', 'YHXDZ'), block('type', 'table')], slot)).toBeNull();
  expect(ownBlockOf([block('type', 'slot', false)], slot)).toBeNull();
});
