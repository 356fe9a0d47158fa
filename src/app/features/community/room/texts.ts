import { match } from '#app/features/play/match/texts/match.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { matchEvent } from '#streams/view/texts/match-event.ts';
import { admin } from './texts/admin.ts';
import { facts } from './texts/facts.ts';
import { odds } from './texts/odds.ts';
import { rank } from './texts/rank.ts';
import { block, room, share, still } from './texts/room.ts';
import { stats } from './texts/stats.ts';

export const t = textsOf({
  admin,
  block,
  common,
  facts,
  match,
  matchEvent,
  odds,
  rank,
  room,
  share,
  stats,
  still,
});
