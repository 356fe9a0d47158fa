import type * as v from 'valibot';
import { PARCEL_ARRIVES_MS } from '#contract/rewards/parcel/parcel-rules.ts';
import type { Goods, Parcel, ParcelAddress } from '#contract/rewards/parcel/schema.ts';
import { parcelActions } from '#contract/rewards/parcel/states.table.ts';
import { maskPhone } from '#contract/text/phone.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { goodOf } from './goods.table.ts';
import type { ParcelRow, ParcelStore } from './parcel-store.ts';

/** Characters of the last part of an address that stay readable. */
const LINE_SHOWN = 4;
const NO_DIGITS = 6;

const UNKNOWN_GOODS: v.InferInput<typeof Goods> = {
  goodsId: 'unknown',
  title: '商品',
  note: '',
  art: 'flask',
};

/** Converts a good to wire format. */
export const goodsView = (goodsId: string): v.InferInput<typeof Goods> => goodOf(goodsId) ?? UNKNOWN_GOODS;

/** Reports whether the parcel was cancelled or refunded, so that its price was returned to the member. */
export const isReimbursed = ({ state }: Pick<ParcelRow, 'state'>): boolean =>
  state === 'cancelled' || state === 'refunded';

const masked = ({ recipient, phone, province, city, line }: ParcelAddress) => ({
  recipient: `${recipient.slice(0, 1)}${'*'.repeat(Math.max(1, recipient.length - 1))}`,
  phone: maskPhone(phone),
  region: `${province} ${city}`,
  line: `${line.slice(0, LINE_SHOWN)}***`,
});

/** The number that people read out: `G20261120-000061`. */
export const parcelNo = ({ parcel_id, at }: ParcelRow): string =>
  `G${siteDayOf(at).replaceAll('-', '')}-${parcel_id.padStart(NO_DIGITS, '0')}`;

/** A parcel as its member sees it. */
export const parcelView = (store: ParcelStore, row: ParcelRow): v.InferInput<typeof Parcel> => ({
  parcelId: row.parcel_id,
  parcelNo: parcelNo(row),
  goods: goodsView(row.goods_id),
  source: row.source,
  state: row.state,
  at: row.at,
  changedAt: row.changed_at,
  address: row.address === null ? null : masked(row.address),
  carrier: row.carrier,
  trackingNo: row.tracking_no,
  arrivesBy: row.state === 'shipped' ? row.changed_at + PARCEL_ARRIVES_MS : null,
  actions: parcelActions(row.state),
  moves: store.moves(row.parcel_id),
});
