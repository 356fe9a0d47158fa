type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The key of a press without Alt, Ctrl or Meta; empty with one of them, which makes it a command of the browser. */
export const plainKey = ({ key, altKey, ctrlKey, metaKey }: Pressed): string =>
  altKey || ctrlKey || metaKey ? '' : key;
