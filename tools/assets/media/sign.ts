import type { Drawing } from '#sandbox/world/art/drawing.ts';

/** Draws an image with a sign in its upper third. */
export const signOver = ({ width, height, body }: Drawing, text: string): Drawing => ({
  width,
  height,
  body: `${body}<rect x="520" y="150" width="560" height="128" rx="26" fill="#04110e" fill-opacity=".72"/><text x="800" y="238" font-size="66" font-weight="600" letter-spacing="8" text-anchor="middle" fill="#f2fff9">${text}</text>`,
});
