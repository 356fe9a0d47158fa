import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { game } from './texts/game.ts';

export const t = textsOf({ common, game });
