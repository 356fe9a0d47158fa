import * as v from 'valibot';
import { useKeptDraft } from '#app/features/order/kept-draft.ts';
import type { ParcelAddress, ParcelId } from '#contract/models/parcel.ts';

/** An address as it is typed: every field a text, the province blank before it is chosen. */
export type AddressFields = Record<keyof ParcelAddress, string>;

const BLANK: AddressFields = { recipient: '', phone: '', province: '', city: '', line: '', postcode: '' };
const typed = v.optional(v.string(), '');
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ recipient: typed, phone: typed, province: typed, city: typed, line: typed, postcode: typed }),
);

/** What was typed of the address of one parcel: kept over reloads in this tab until it is saved. */
export function useAddressDraft(parcelId: ParcelId) {
  const [text, setText] = useKeptDraft(`parcel.address.${parcelId}`);
  const kept = v.safeParse(Kept, text);
  return {
    fields: kept.success ? kept.output : BLANK,
    keep: (fields: AddressFields) => setText(JSON.stringify(fields)),
    clear: () => setText(''),
  };
}
