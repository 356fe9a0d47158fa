import { serverNow } from '#app/core-client/core.ts';
import { sessionNow } from '#app/core-client/viewer.ts';
import { addLegs } from '#app/features/bet/pick/picks.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import type { SharedBet } from '#contract/models/shared-bet.ts';
import { t } from './texts.ts';

/** Puts what somebody's bet is on into the viewer's slip, at the price it was shown at and with whose it is; nothing is placed, and nothing is put in for who rests [P.17]. */
export function followBet({ selection, odds, categoryName }: SharedBet, from: string): void {
  if (!selection) return;
  const session = sessionNow();
  if (session.is === 'member' && session.member.restriction) {
    showToast({ text: t('odds.restingFollow') });
    return;
  }
  const { matchId, marketId, selectionId, pickName, homeName, awayName } = selection;
  const words = { market: categoryName, name: pickName, home: homeName, away: awayName };
  const leg = { matchId, marketId, selectionId, odds, material: null, addedAt: serverNow(), from, ...words };
  if (addLegs([leg])) showToast({ text: t('room.betFollowed'), tone: 'ok' });
}
