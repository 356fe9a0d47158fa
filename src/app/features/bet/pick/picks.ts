import { createKeptChoice } from '#app/core-client/kept-choice.ts';
import { readSiteTheme } from '#app/core-client/site-theme.ts';
import { joinAtLogin } from '#app/core-client/viewer-storage.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { QUOTE_LEGS_MOST } from '#contract/constants/betting.ts';
import { picks } from '../texts/picks.ts';
import { joinedLegs, legsIn, type PickedLeg, toggledLegs } from './legs.ts';

const t = textsOf({ picks });
const NAME = `slip.${readSiteTheme().siteId}`;

/** The slip of a member on a site, or of a guest: over reloads, and the same in every tab at once. */
const kept = createKeptChoice(NAME, 'member');
joinAtLogin(NAME, joinedLegs);

let known: { readonly text: string | null; readonly legs: readonly PickedLeg[] } = { text: null, legs: [] };

/** Many prices look at one text: it is read once. */
function legsOf(text: string | null): readonly PickedLeg[] {
  if (known.text !== text) known = { text, legs: legsIn(text) };
  return known.legs;
}

const keep = (legs: readonly PickedLeg[]): void => kept.set(JSON.stringify(legs));

export const useLegs = (): readonly PickedLeg[] => legsOf(kept.use());

/** How many selections are in the slip. */
export const useLegCount = (): number => kept.useOf((text) => legsOf(text).length);

export const useIsPicked = (selectionId: string): boolean =>
  kept.useOf((text) => legsOf(text).some((leg) => leg.selectionId === selectionId));

const sayFull = (): void => showToast({ text: t('picks.full', { count: QUOTE_LEGS_MOST }), tone: 'alert' });

/** Puts a selection into the slip, or takes it out again. */
export function togglePick(leg: PickedLeg): void {
  const legs = toggledLegs(legsOf(kept.read()), leg);
  if (legs === null) sayFull();
  else keep(legs);
}

export const dropLegs = (selectionIds: readonly string[]): void =>
  keep(legsOf(kept.read()).filter(({ selectionId }) => !selectionIds.includes(selectionId)));

/**
 * Puts selections into the slip that are not there yet, as many as there is room for.
 * @returns whether all of them are in the slip now
 */
export function addLegs(legs: readonly PickedLeg[]): boolean {
  const there = legsOf(kept.read());
  const fresh = legs.filter(({ selectionId }) => !there.some((leg) => leg.selectionId === selectionId));
  const all = [...there, ...fresh];
  keep(all.slice(0, QUOTE_LEGS_MOST));
  const hasRoom = all.length <= QUOTE_LEGS_MOST;
  if (!hasRoom) sayFull();
  return hasRoom;
}
