import type { ParcelAddress } from '#contract/rewards/parcel/schema.ts';
import {
  type ParcelOperatorStep,
  type ParcelState,
  parcelOperatorSteps,
} from '#contract/rewards/parcel/states.table.ts';
import { goodsView, parcelNo } from '#sandbox/domains/rewards/parcel/parcel-view.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

/** A parcel as operators see it; the address is whole, since it is written on the parcel. */
export type ParcelOverview = {
  readonly parcelId: string;
  readonly parcelNo: string;
  readonly nickname: string;
  readonly name: string;
  readonly title: string;
  readonly source: string;
  readonly state: ParcelState;
  readonly address: ParcelAddress | null;
  readonly trackingNo: string;
  readonly steps: readonly ParcelOperatorStep[];
};

/** Parcels that are not over, those that wait for an operator first. */
export const parcelOverview = ({ parcels, accounts }: Platform): readonly ParcelOverview[] =>
  parcels.store.waiting().map((row) => {
    const account = accounts.byId(row.user_id);
    return {
      parcelId: row.parcel_id,
      parcelNo: parcelNo(row),
      nickname: account?.nickname ?? '',
      name: account?.name ?? '',
      title: goodsView(row.goods_id).title,
      source: row.source,
      state: row.state,
      address: row.address,
      trackingNo: row.tracking_no,
      steps: parcelOperatorSteps(row.state),
    };
  });
