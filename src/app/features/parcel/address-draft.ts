import { useKeptDraft } from '#app/features/order/kept-draft.ts';
import type { ParcelAddress, ParcelId } from '#contract/models/parcel.ts';

/** An address as it is typed: every field a text, the province blank before it is chosen. */
export type AddressFields = Record<keyof ParcelAddress, string>;

/** What was typed of the address of one parcel: kept over reloads in this tab until it is saved. */
export function useAddressDraft(parcelId: ParcelId) {
  const [text, setText] = useKeptDraft(`parcel.address.${parcelId}`);
  const kept = new URLSearchParams(text);
  const field = (name: keyof AddressFields) => kept.get(name) ?? '';
  const fields: AddressFields = {
    recipient: field('recipient'),
    phone: field('phone'),
    province: field('province'),
    city: field('city'),
    line: field('line'),
    postcode: field('postcode'),
  };
  return {
    fields,
    keep: (typed: AddressFields) => setText(new URLSearchParams(typed).toString()),
    clear: () => setText(''),
  };
}
