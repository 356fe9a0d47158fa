import { textsOf } from '#app/i18n/texts-of.ts';
import { player } from '#streams/view/texts/player.ts';

export const t = textsOf({ player });
