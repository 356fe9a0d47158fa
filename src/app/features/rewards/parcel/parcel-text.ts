import type { Parcel, ParcelMove } from '#contract/rewards/parcel/schema.ts';
import type { ParcelState } from '#contract/rewards/parcel/states.table.ts';
import { dayTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

const HEADS = {
  chosen: 'parcel.headChosen',
  addressed: 'parcel.headAddressed',
  packing: 'parcel.headPacking',
  shipped: 'parcel.headShipped',
  received: 'parcel.headReceived',
  cancelled: 'parcel.headCancelled',
  returned: 'parcel.headReturned',
  refunded: 'parcel.headRefunded',
} as const satisfies Readonly<Record<ParcelState, string>>;

const MOVES = {
  chosen: 'parcel.stateChosen',
  addressed: 'parcel.stateAddressed',
  packing: 'parcel.statePacking',
  shipped: 'parcel.stateShipped',
  received: 'parcel.stateReceived',
  cancelled: 'parcel.stateCancelled',
  returned: 'parcel.stateReturned',
  refunded: 'parcel.stateRefunded',
} as const satisfies Readonly<Record<ParcelState, string>>;

/** Returns a one-line summary of a parcel's state. */
export const parcelHead = ({ state, goods: { title } }: Parcel): string => t(HEADS[state], { title });

/** Returns the label of a parcel event. */
export const moveLabel = ({ state }: Pick<ParcelMove, 'state'>): string => t(MOVES[state]);

/** Returns a note on the next step, or on what can still be done. */
export function parcelNote({ state, arrivesBy }: Parcel): string {
  switch (state) {
    case 'chosen':
      return t('parcel.whereNote');
    case 'addressed':
      return t('parcel.noteAddressed');
    case 'packing':
      return t('parcel.notePacking');
    case 'shipped':
      return arrivesBy === null ? '' : t('parcel.arrivesBy', { time: dayTime(arrivesBy) });
    case 'received':
      return t('parcel.noteOver');
    case 'returned':
      return t('parcel.noteReturned');
    case 'cancelled':
    case 'refunded':
      return t('parcel.noteGivenBack');
    default:
      return state satisfies never;
  }
}
