import type { DatabaseSync } from 'node:sqlite';
import { PARCEL_ADDRESS_RETENTION_MS, PARCEL_ARRIVES_MS } from '#contract/rewards/parcel/parcel-rules.ts';
import type { ParcelAddress } from '#contract/rewards/parcel/schema.ts';
import {
  type ParcelOperatorStep,
  type ParcelStep,
  parcelAfter,
} from '#contract/rewards/parcel/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { eachDue } from '#sandbox/db/each-due.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import {
  parcelArrived,
  parcelChosen,
  parcelPacked,
  parcelRefunded,
  parcelReturned,
  parcelShipped,
} from '#sandbox/domains/care/inbox/rewards/parcel-news.ts';
import { goodOf } from './goods.table.ts';
import type { NewParcel, ParcelRow, ParcelStore } from './parcel-store.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly store: ParcelStore;
  readonly notify: SendNews;
};

/** Operator’s input with a step: carrier and tracking number, or the reason for a return. */
export type OperatorInput = {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly why: string;
};

/** Callback for a cancelled or refunded parcel, in the same transaction. */
export type ReimbursementListener = (parcel: ParcelRow, now: number) => void;

export type Parcels = {
  /** Opens a parcel, within the transaction that grants the good; a repeat of the source opens no second one. @returns its id. */
  open(parcel: NewParcel, now: number): string;
  /** @throws Refusal NOT_FOUND unless it is the member's, ORDER_STEP_REFUSED once it is packed. */
  address(userId: string, parcelId: string, address: ParcelAddress, now: number): void;
  /** A repeat changes nothing. @throws Refusal as `address` does. */
  cancel(userId: string, parcelId: string, now: number): void;
  /** Marks as received; a repeat changes nothing. @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED unless it is in transit. */
  receive(userId: string, parcelId: string, now: number): void;
  /** An operator's step. @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED. */
  step(parcelId: string, step: ParcelOperatorStep, input: OperatorInput, now: number): void;
  /** Registers a listener for cancelled and refunded parcels. */
  onReimbursed(listener: ReimbursementListener): void;
  /** Runs the automatic steps: parcels that count as received, addresses that are deleted. */
  run(now: number): void;
};

const titleOf = ({ goods_id }: ParcelRow) => goodOf(goods_id)?.title ?? '';
const summaryOf = (row: ParcelRow) => ({ parcelId: row.parcel_id, title: titleOf(row) });

/** The message to its member about an operator's step. */
function newsOf(row: ParcelRow, step: ParcelOperatorStep, input: OperatorInput, now: number) {
  switch (step) {
    case 'pack':
      return parcelPacked(summaryOf(row));
    case 'ship':
    case 'reship':
      return parcelShipped(summaryOf(row), input, now + PARCEL_ARRIVES_MS);
    case 'return':
      return parcelReturned(summaryOf(row), input.why);
    case 'refund':
      return parcelRefunded(summaryOf(row));
    default:
      return step satisfies never;
  }
}

/** Returns the note of the state that a step leads to. */
const noteOf = (step: ParcelOperatorStep, { carrier, trackingNo, why }: OperatorInput): string => {
  if (step === 'ship' || step === 'reship') return `${carrier}，单号 ${trackingNo}`;
  return step === 'return' ? why : '';
};

/** Operations of members and operators on parcels. Times are epoch ms. */
export function createParcels({ db, store, notify }: Ports): Parcels {
  const listeners: ReimbursementListener[] = [];
  const ownOf = (userId: string, parcelId: string): ParcelRow => {
    const row = store.find(parcelId);
    return row?.user_id === userId ? row : refuse('NOT_FOUND');
  };
  const move = (row: ParcelRow, step: ParcelStep, note: string, now: number) => {
    const next = parcelAfter(row.state, step) ?? refuse('ORDER_STEP_REFUSED');
    store.move(row.parcel_id, next, note, now);
    if (next === 'cancelled' || next === 'refunded') for (const listener of listeners) listener(row, now);
  };
  const once = (row: ParcelRow, step: 'cancel' | 'receive', now: number) => {
    if (row.state !== (step === 'cancel' ? 'cancelled' : 'received')) move(row, step, '', now);
  };
  return {
    open(parcel, now) {
      const before = store.bySource(parcel.sourceKey);
      if (before !== null) return before.parcel_id;
      const parcelId = store.open(parcel, now);
      notify(parcel.userId, parcelChosen({ parcelId, title: goodOf(parcel.goodsId)?.title ?? '' }), now);
      return parcelId;
    },
    address: (userId, parcelId, address, now) =>
      transaction(db, () => {
        const row = ownOf(userId, parcelId);
        move(row, 'address', '', now);
        store.setAddress(parcelId, address);
      }),
    cancel: (userId, parcelId, now) => transaction(db, () => once(ownOf(userId, parcelId), 'cancel', now)),
    receive: (userId, parcelId, now) => transaction(db, () => once(ownOf(userId, parcelId), 'receive', now)),
    step: (parcelId, step, input, now) =>
      transaction(db, () => {
        const row = store.find(parcelId) ?? refuse('NOT_FOUND');
        move(row, step, noteOf(step, input), now);
        if (step === 'ship' || step === 'reship')
          store.setTracking(parcelId, input.carrier, input.trackingNo);
        notify(row.user_id, newsOf(row, step, input, now), now);
      }),
    onReimbursed: (listener) => void listeners.push(listener),
    run(now) {
      eachDue(db, 'parcels', store.inState('shipped', now - PARCEL_ARRIVES_MS), (row) => {
        const at = row.changed_at + PARCEL_ARRIVES_MS;
        move(row, 'arrive', '满 10 天自动签收', at);
        notify(row.user_id, parcelArrived(summaryOf(row)), at);
      });
      store.forget(now - PARCEL_ADDRESS_RETENTION_MS);
    },
  };
}

/** Store of parcels, and the operations on them. */
export type OpenParcels = { readonly store: ParcelStore; readonly desk: Parcels };
