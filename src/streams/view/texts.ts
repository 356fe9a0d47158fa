import { textsOf } from '#i18n/texts-of.ts';
import { danmaku } from './texts/danmaku.ts';
import { matchEvent } from './texts/match-event.ts';
import { listening, player, time, unplayable } from './texts/player.ts';

export const t = textsOf({ danmaku, listening, matchEvent, player, time, unplayable });
