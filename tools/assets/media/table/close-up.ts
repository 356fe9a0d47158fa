import type { Drawing } from '#sandbox/world/art/drawing.ts';

/** A shot of the mat in the middle of a table, which has the same colour at every table. */
export const closeUp = (content: string): Drawing => ({
  width: 1280,
  height: 720,
  body: `<defs><radialGradient id="mat" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#1D3B36"/><stop offset="1" stop-color="#0A1716"/></radialGradient></defs><path fill="url(#mat)" d="M0 0h1280v720H0z"/><rect x="60" y="40" width="1160" height="640" rx="40" fill="none" stroke="#7DF0C8" stroke-opacity=".16" stroke-width="4"/>${content}`,
});
