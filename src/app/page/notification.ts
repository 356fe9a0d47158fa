/** What this browser lets us do: ask, show, only within the page because it was refused, or because it cannot. */
export type NotifyRight = 'ask' | 'granted' | 'refused' | 'absent';

export function notifyRight(): NotifyRight {
  if (typeof Notification === 'undefined' || !window.isSecureContext) return 'absent';
  if (Notification.permission === 'granted') return 'granted';
  return Notification.permission === 'denied' ? 'refused' : 'ask';
}

/** Asks the person, unless they have answered before. Only after a press of theirs. */
export async function askToNotify(): Promise<NotifyRight> {
  if (notifyRight() === 'ask') await Notification.requestPermission();
  return notifyRight();
}

type Note = {
  /** No amounts and no names: it may show on a locked screen. */
  readonly title: string;
  readonly tag: string;
  readonly onOpen: () => void;
};

/** Shows a notification of the system. @returns false where that is not allowed, or not possible on this device */
export function notify({ title, tag, onOpen }: Note): boolean {
  if (notifyRight() !== 'granted') return false;
  try {
    const note = new Notification(title, { tag });
    note.onclick = () => {
      window.focus();
      note.close();
      onOpen();
    };
    return true;
  } catch {
    // Phones know the permission and yet refuse the constructor.
    return false;
  }
}
