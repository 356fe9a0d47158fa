import * as v from 'valibot';
import { CHAT_TEXT_SIZES } from '../constants.ts';

/** Reading settings of a viewer for the chat of every room, stored on the device for each member and for guests. */
export const ReadingSettings = v.object({
  size: v.picklist(CHAT_TEXT_SIZES),
  /** True if the time is shown beside each message. */
  times: v.boolean(),
  hideWelcomes: v.boolean(),
  hideGifts: v.boolean(),
  /** True if only messages of anchors, admins and the platform are shown. */
  hostsOnly: v.boolean(),
});
export type ReadingSettings = Readonly<v.InferOutput<typeof ReadingSettings>>;
