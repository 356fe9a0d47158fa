import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { parcel } from './texts/parcel.ts';

export const t = textsOf({ common, parcel });
