import { textsOf } from '#i18n/texts-of.ts';
import { danmaku } from './texts/danmaku.ts';
import { matchEvent } from './texts/match-event.ts';
import { listening, time, unplayable } from './texts/picture.ts';
import { player } from './texts/player.ts';

export const t = textsOf({ danmaku, listening, matchEvent, player, time, unplayable });
