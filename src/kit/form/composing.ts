import type { KeyboardEvent } from 'react';

/** Sent by WebKit for the key that ends a composition, after it has ended. */
const IN_COMPOSITION = 229;

/** Does a key belong to the choice of a Chinese word? Then it neither sends nor chooses anything. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === IN_COMPOSITION;
