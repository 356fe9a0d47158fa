import { createStoredChoice } from '#core-client/storage/stored-choice.ts';

const storedChoice = createStoredChoice('system-notices', 'member');
const ON = 'on';

/**
 * Reports whether this browser shows new-message notifications to the member while the page is not visible; only after the
 * member enabled them.
 */
export const wantsNotices = (): boolean => storedChoice.read() === ON;
export const useWantsNotices = (): boolean => storedChoice.useOf((text) => text === ON);
export const setWantsNotices = (on: boolean): void => storedChoice.set(on ? ON : 'off');

/** Notification permission of this browser: to be requested, granted, refused, or not supported. */
export type NotifyRight = 'ask' | 'granted' | 'refused' | 'absent';

export function notifyRight(): NotifyRight {
  if (typeof Notification === 'undefined' || !window.isSecureContext) return 'absent';
  if (Notification.permission === 'granted') return 'granted';
  return Notification.permission === 'denied' ? 'refused' : 'ask';
}

/** Requests the permission from the user, unless already decided. Must follow a press. */
export async function requestNotifyRight(): Promise<NotifyRight> {
  if (notifyRight() === 'ask') await Notification.requestPermission();
  return notifyRight();
}

type Note = {
  /** Title without amounts and names, because it may appear on a locked screen. */
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
    // Phones support the permission but reject the constructor.
    return false;
  }
}
