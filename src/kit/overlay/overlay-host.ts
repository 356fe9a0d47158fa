import { createContext } from 'react';

/**
 * Element that overlays are rendered into; the body if null. A player provides its own element, so that its menus show in
 * full screen and use its dark colours: `<OverlayHost value={element}>`.
 */
export const OverlayHost = createContext<HTMLElement | null>(null);
