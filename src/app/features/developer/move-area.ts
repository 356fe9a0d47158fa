import type { MoveArea } from '#app/kit/overlay/use-move.ts';

const PANEL_MARGIN_PX = 8;
/** What a card may not cover: the head of the page, and the chat with its input. */
const HEAD = 'header';
const CHAT = '.rm__chat';

/** On narrow screens the card is a sheet, which stays where it is. */
const isSheet = (): boolean => matchMedia('(max-width: 1023px)').matches;

/** Where a card may be: below the page's head and, in a room, left of its chat. */
export function moveArea(card: HTMLElement): MoveArea | null {
  if (isSheet()) return null;
  const { width, height } = card.getBoundingClientRect();
  const top = (document.querySelector(HEAD)?.getBoundingClientRect().bottom ?? 0) + PANEL_MARGIN_PX;
  const right = document.querySelector(CHAT)?.getBoundingClientRect().left ?? window.innerWidth;
  return {
    least: { left: PANEL_MARGIN_PX, top: Math.max(PANEL_MARGIN_PX, top) },
    most: { left: right - PANEL_MARGIN_PX - width, top: window.innerHeight - PANEL_MARGIN_PX - height },
  };
}
