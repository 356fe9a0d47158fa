import { textsOf } from '#i18n/texts-of.ts';
import { match } from './texts/match.ts';
import { reminder } from './texts/reminder.ts';

export const t = textsOf({ match, reminder });
