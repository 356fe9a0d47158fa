import { QUOTE_LEGS_MAX } from '#contract/play/bet/constants.ts';
import { readSiteTheme } from '#core-client/site-theme.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { joinAtLogin } from '#core-client/storage/viewer-storage.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { joinedLegs, legsIn, type PickedLeg, toggledLegs } from './legs.ts';
import { picks } from './texts.ts';

/** Stake per line as typed, retained over reloads and shared by all tabs. */
export const useStakeText = (): string => storedStake.use() ?? '';

export const setStakeText = (text: string): void => storedStake.set(text);

type Legs = readonly PickedLeg[];

const t = textsOf({ picks });
const { siteId } = readSiteTheme();
const NAME = `slip.${siteId}`;

/** The slip of a member on a site, or of a guest: over reloads, and the same in every tab at once. */
const storedLegs = createStoredChoice(NAME, 'member');
joinAtLogin(NAME, joinedLegs);

/** Stake per line as typed; it is removed with the last selection it applies to, and on logout. */
export const storedStake = createStoredChoice(`bet-stake.${siteId}`, 'visit');

let known: { readonly text: string | null; readonly legs: Legs } = { text: null, legs: [] };

/** Many prices look at one text: it is read once. */
function legsOf(text: string | null): Legs {
  if (known.text !== text) known = { text, legs: legsIn(text) };
  return known.legs;
}

export const useLegs = (): Legs => legsOf(storedLegs.use());

/** Number of selections in the slip. */
export const useLegCount = (): number => storedLegs.useOf((text) => legsOf(text).length);

export const useIsPicked = (selectionId: string): boolean =>
  storedLegs.useOf((text) => legsOf(text).some((leg) => leg.selectionId === selectionId));

/** Puts in the slip what is made of what is in it now, whichever tab put it there. */
export function changeLegs(change: (legs: Legs) => Legs): void {
  const before = legsOf(storedLegs.read());
  const after = change(before);
  if (after === before) return;
  storedLegs.set(JSON.stringify(after));
  if (after.length === 0) storedStake.set('');
}

const showFullNotice = (): void =>
  showToast({ text: t('picks.full', { count: QUOTE_LEGS_MAX }), tone: 'alert' });

/** Adds a selection to the slip, or removes it. */
export function togglePick(leg: PickedLeg): void {
  changeLegs((legs) => {
    const toggled = toggledLegs(legs, leg);
    if (toggled === null) showFullNotice();
    return toggled ?? legs;
  });
}

export const dropLegs = (selectionIds: readonly string[]): void =>
  changeLegs((legs) => legs.filter(({ selectionId }) => !selectionIds.includes(selectionId)));

/**
 * Adds selections that the slip does not contain yet, up to its capacity.
 * @returns whether all of them are in the slip now
 */
export function addLegs(added: Legs): boolean {
  let hasRoom = true;
  changeLegs((legs) => {
    const fresh = added.filter(({ selectionId }) => !legs.some((leg) => leg.selectionId === selectionId));
    hasRoom = legs.length + fresh.length <= QUOTE_LEGS_MAX;
    return [...legs, ...fresh].slice(0, QUOTE_LEGS_MAX);
  });
  if (!hasRoom) showFullNotice();
  return hasRoom;
}
