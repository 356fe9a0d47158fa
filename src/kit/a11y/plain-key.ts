import type { KeyboardEvent } from 'react';

/** Sent by WebKit for the key that ends a composition, after it has ended. */
const IN_COMPOSITION = 229;

/** Does a key belong to the choice of a Chinese word? Then it neither sends nor chooses anything. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === IN_COMPOSITION;

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The key of a press without Alt, Ctrl or Meta; empty with one of them, which makes it a command of the browser. */
export const plainKey = ({ key, altKey, ctrlKey, metaKey }: Pressed): string =>
  altKey || ctrlKey || metaKey ? '' : key;
