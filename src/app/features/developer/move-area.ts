/** Of a card's upper left corner, px from that of the window. */
export type Place = { readonly left: number; readonly top: number };
type Area = { readonly least: Place; readonly most: Place };

const MARGIN_PX = 8;
/** What a card may not cover: the head of the page, and the chat with its input. */
const HEAD = 'header';
const CHAT = '.rm__chat';

/** On narrow screens the card is a sheet, which stays where it is. */
export const isSheet = (): boolean => matchMedia('(max-width: 1023px)').matches;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where a card may stand: below the page's head and, in a room, left of its chat. */
export function roomFor(card: HTMLElement): Area {
  const { width, height } = card.getBoundingClientRect();
  const top = (document.querySelector(HEAD)?.getBoundingClientRect().bottom ?? 0) + MARGIN_PX;
  const right = document.querySelector(CHAT)?.getBoundingClientRect().left ?? window.innerWidth;
  return {
    least: { left: MARGIN_PX, top: Math.max(MARGIN_PX, top) },
    most: { left: right - MARGIN_PX - width, top: window.innerHeight - MARGIN_PX - height },
  };
}

export const inside = ({ left, top }: Place, { least, most }: Area): Place => ({
  left: within(left, least.left, Math.max(least.left, most.left)),
  top: within(top, least.top, Math.max(least.top, most.top)),
});
