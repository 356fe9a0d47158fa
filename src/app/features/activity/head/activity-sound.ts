import { proxy } from 'valtio/vanilla';
import { ofBrowser } from '#core-client/storage/browser-storage.ts';

const KEY = 'courtside.activity-sound';
const ON = 'on';

/** Whether activities play sound: off until a member turns it on, then as last set on this device. */
export const activitySound = proxy({ on: ofBrowser.read(KEY) === ON });

export function setActivitySound(on: boolean): void {
  activitySound.on = on;
  ofBrowser.write(KEY, on ? ON : null);
}
