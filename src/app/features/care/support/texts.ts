import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { feedback } from './texts/feedback.ts';
import { picture } from './texts/picture.ts';
import { support } from './texts/support.ts';

export const t = textsOf({ common, feedback, picture, support });
