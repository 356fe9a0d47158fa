import { textsOf } from '#i18n/texts-of.ts';
import { danmaku } from './texts/danmaku.ts';
import { listening } from './texts/listening.ts';
import { matchEvent } from './texts/match-event.ts';
import { player } from './texts/player.ts';
import { time } from './texts/time.ts';
import { unplayable } from './texts/unplayable.ts';

export const t = textsOf({ danmaku, listening, matchEvent, player, time, unplayable });
