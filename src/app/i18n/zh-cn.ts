import { chat } from './areas/chat.ts';
import { common } from './areas/common.ts';
import { errors } from './areas/errors.ts';
import { gift } from './areas/gift.ts';
import { match } from './areas/match.ts';
import { player } from './areas/player.ts';
import { room } from './areas/room.ts';
import { shell } from './areas/shell.ts';

/**
 * The one catalogue of everything a person reads, Simplified Chinese.
 * A key is `area.name`; `{name}` in a text is a parameter of `t`.
 */
export const zhCn = { common, shell, room, player, chat, gift, match, errors } as const;
