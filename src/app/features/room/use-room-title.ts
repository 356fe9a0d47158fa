import { useEffect } from 'react';
import { noteRoom } from '#app/features/match/last-room.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import type { Anchor } from '#contract/models/anchor.ts';
import type { Match } from '#contract/models/match.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { t } from './texts.ts';

const titleOf = (about: Match | Anchor): string =>
  'home' in about ? t('match.versus', { home: about.home.name, away: about.away.name }) : about.nickname;
const roomOf = (about: Match | Anchor): RoomRef =>
  'home' in about
    ? { kind: 'match', matchId: about.matchId }
    : { kind: 'anchor', anchorRoomId: about.anchorRoomId };

/** The browser tab says which room it holds, and it is the one that was visited last. */
export function useRoomTitle(about: Match | Anchor | undefined): void {
  usePageTitle(about ? titleOf(about) : t('room.title'));
  useEffect(() => {
    if (about) noteRoom({ room: roomOf(about), title: titleOf(about) });
  }, [about]);
}
