import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { activity } from './texts/activity.ts';
import { hub } from './texts/hub.ts';

export const t = textsOf({ common, activity, hub });
