import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { OrderNo, ParcelId } from '#contract/fields/ids.ts';
import { PROVINCES } from '#contract/people/profile/provinces.table.ts';
import { GOODS_ID, MAINLAND_PHONE } from '#contract/text/wire-patterns.ts';
import { PARCEL_CITY, PARCEL_LINE, PARCEL_NAME } from './parcel-rules.ts';
import { PARCEL_ACTIONS, PARCEL_STATES } from './states.table.ts';

/** Goods with a drawing on the page. */
export const GOODS_ARTS = [
  'shirt',
  'ball',
  'mug',
  'hat',
  'headphones',
  'flask',
  'backpack',
  'card',
  'watch',
  'suitcase',
  'camera',
  'espresso',
  'bicycle',
  'seats',
] as const;
export type GoodsArt = (typeof GOODS_ARTS)[number];

const GoodsId = v.pipe(v.string(), v.regex(GOODS_ID), v.brand('GoodsId'));

/** A good that is sent home. */
export const Goods = v.object({
  goodsId: GoodsId,
  title: v.string(),
  /** Material, size, accessories. */
  note: v.string(),
  art: v.picklist(GOODS_ARTS),
});
export type Goods = v.InferOutput<typeof Goods>;

const textField = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));

/** Destination of a parcel, as entered by its member. */
export const ParcelAddress = v.object({
  recipient: textField(PARCEL_NAME),
  phone: v.pipe(v.string(), v.regex(MAINLAND_PHONE)),
  province: v.picklist(PROVINCES),
  city: textField(PARCEL_CITY),
  line: textField(PARCEL_LINE),
  postcode: v.pipe(v.string(), v.regex(/^(?:\d{6})?$/)),
});
export type ParcelAddress = v.InferOutput<typeof ParcelAddress>;

/** Masked destination for later display: the whole address cannot be reconstructed from it. */
const MaskedAddress = v.object({
  recipient: v.string(),
  phone: v.string(),
  region: v.string(),
  line: v.string(),
});

/** State change of a parcel; `note` contains details, if any. */
const ParcelMove = v.object({ state: v.picklist(PARCEL_STATES), note: v.string(), at: timeField });
export type ParcelMove = v.InferOutput<typeof ParcelMove>;

/** A parcel of a member with everything that has become of it [1.03]. */
export const Parcel = v.object({
  parcelId: ParcelId,
  parcelNo: OrderNo,
  goods: Goods,
  /** Reason for the parcel: the name of the activity. */
  source: v.string(),
  state: v.picklist(PARCEL_STATES),
  at: timeField,
  changedAt: timeField,
  /** Null before the member has entered one, and once it is deleted. */
  address: v.nullable(MaskedAddress),
  /** Carrier and tracking number; blank before it is sent. */
  carrier: v.string(),
  trackingNo: v.string(),
  /** Time at which it counts as received without confirmation; null unless it is in transit. */
  arrivesBy: v.nullable(timeField),
  /** Actions available to the member now. */
  actions: v.array(v.picklist(PARCEL_ACTIONS)),
  /** The oldest first. */
  moves: v.array(ParcelMove),
});
export type Parcel = v.InferOutput<typeof Parcel>;
