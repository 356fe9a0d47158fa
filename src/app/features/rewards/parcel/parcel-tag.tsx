import type { ParcelState } from '#contract/rewards/parcel/states.table.ts';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';

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
