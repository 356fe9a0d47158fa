import { textsOf } from '#i18n/texts-of.ts';
import { player } from '#streams/view/texts/player.ts';

export const t = textsOf({ player });
