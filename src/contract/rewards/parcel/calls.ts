import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { ParcelId } from '#contract/fields/ids.ts';
import { Parcel, ParcelAddress } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
const own = {
  requirement: '1.03',
  method: 'POST',
  body: 'json',
  credentials: 'member',
  owner: 'page',
  audience: 'member',
  extension: true,
} as const;
const parcelKey = { parcelId: ParcelId };
const stepErrors = ['NOT_FOUND', 'ORDER_STEP_REFUSED'] as const;

/** Goods that members have won or chosen, each tracked to delivery [1.03]. */
export const parcelCalls = {
  'parcel.list': defineCall({
    ...own,
    summary: 'Parcels of the member, the newest first',
    path: '/api/activity/parcel/v1/list',
    request: v.object({}),
    response: v.object({ list: v.array(Parcel) }),
    retry,
  }),
  'parcel.detail': defineCall({
    ...own,
    summary: 'One parcel with its tracking; the address is masked',
    path: '/api/activity/parcel/v1/detail',
    request: v.object(parcelKey),
    response: Parcel,
    retry,
    errors: ['NOT_FOUND'],
  }),
  'parcel.address': defineCall({
    ...own,
    summary: 'Set the delivery address; it can be changed until the parcel is packed',
    path: '/api/activity/parcel/v1/address',
    request: v.object({ ...parcelKey, address: ParcelAddress }),
    response: Parcel,
    errors: stepErrors,
  }),
  'parcel.cancel': defineCall({
    ...own,
    summary: 'Do without it before it is packed; what it was taken for comes back',
    path: '/api/activity/parcel/v1/cancel',
    request: v.object(parcelKey),
    response: Parcel,
    errors: stepErrors,
  }),
  'parcel.receive': defineCall({
    ...own,
    summary: 'Say that it has come',
    path: '/api/activity/parcel/v1/receive',
    request: v.object(parcelKey),
    response: Parcel,
    errors: stepErrors,
  }),
};
