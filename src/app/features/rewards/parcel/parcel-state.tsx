import type { Parcel, ParcelMove } from '#contract/rewards/parcel/schema.ts';
import type { ParcelState } from '#contract/rewards/parcel/states.table.ts';
import { dayTime } from '#contract/units/time.ts';
import { Tag } from '#kit/mark/tag.tsx';
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

const TONES = {
  chosen: 'alert',
  addressed: 'plain',
  packing: 'plain',
  shipped: 'primary',
  received: 'primary',
  cancelled: 'plain',
  returned: 'alert',
  refunded: 'plain',
} as const satisfies Readonly<Record<ParcelState, string>>;

/** Tag with the state of a parcel. */
export const ParcelTag = ({ state }: { state: ParcelState }) => (
  <Tag tone={TONES[state]}>{t(`parcel.${state}`)}</Tag>
);
