import { refreshAnswers } from '#core-client/query.ts';

/** The parcel and the list of them, asked for again. */
export const parcelAgain = () => refreshAnswers('parcel.detail', 'parcel.list');
