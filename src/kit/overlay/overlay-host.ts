import { createContext } from 'react';

/**
 * The element overlays are put into; the body when there is none. A player hands in its own element, so that
 * its menus show in full screen and take its dark colours: `<OverlayHost value={element}>`.
 */
export const OverlayHost = createContext<HTMLElement | null>(null);
