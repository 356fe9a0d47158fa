import { proxy } from 'valtio/vanilla';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';

const KEY = 'courtside.activity-sound';
const ON = 'on';

/** Whether activities may be heard: off until a member turns it on, and as they left it on this device after that. */
export const activitySound = proxy({ on: ofBrowser.read(KEY) === ON });

export function setActivitySound(on: boolean): void {
  activitySound.on = on;
  ofBrowser.write(KEY, on ? ON : null);
}
