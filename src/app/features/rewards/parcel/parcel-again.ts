import { refreshAnswers } from '#core-client/query.ts';

/** Refreshes the parcel and the list of parcels. */
export const parcelAgain = () => refreshAnswers('parcel.detail', 'parcel.list');
