import type { parcelCalls } from '#contract/rewards/parcel/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { ParcelStore } from './parcel-store.ts';
import { parcelView } from './parcel-view.ts';
import type { Parcels } from './parcels.ts';

/** Dependencies of the parcel handlers. */
type Ports = {
  readonly parcels: { readonly store: ParcelStore; readonly desk: Parcels };
};

/** Goods of members on their way [1.03]. */
export const parcelHandlers = ({ parcels: { store, desk } }: Ports): HandlersOf<typeof parcelCalls> => {
  const view = (context: CallContext, parcelId: string) => {
    const row = store.find(parcelId);
    return row?.user_id === accountOf(context).userId ? parcelView(store, row) : refuse('NOT_FOUND');
  };
  return {
    'parcel.list': (_, context) => ({
      list: store.of(accountOf(context).userId).map((row) => parcelView(store, row)),
    }),
    'parcel.detail': ({ parcelId }, context) => view(context, parcelId),
    'parcel.address': ({ parcelId, address }, context) => {
      desk.address(accountOf(context).userId, parcelId, address, context.now);
      return view(context, parcelId);
    },
    'parcel.cancel': ({ parcelId }, context) => {
      desk.cancel(accountOf(context).userId, parcelId, context.now);
      return view(context, parcelId);
    },
    'parcel.receive': ({ parcelId }, context) => {
      desk.receive(accountOf(context).userId, parcelId, context.now);
      return view(context, parcelId);
    },
  };
};
