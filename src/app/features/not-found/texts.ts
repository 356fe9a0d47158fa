import { game } from '#app/features/game/texts/game.ts';
import { textsOf } from '#app/i18n/texts-of.ts';

export const t = textsOf({ game });
