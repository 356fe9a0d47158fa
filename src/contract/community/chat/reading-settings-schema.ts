import * as v from 'valibot';
import { CHAT_TEXT_SIZES } from './constants.ts';

/** How a viewer reads the chat of every room, kept on the device for each member and for guests. */
export const ReadingSettings = v.object({
  size: v.picklist(CHAT_TEXT_SIZES),
  /** When each message was said is shown beside it. */
  times: v.boolean(),
  hideWelcomes: v.boolean(),
  hideGifts: v.boolean(),
  /** Of what is said only the words of anchors, admins and the platform are shown. */
  hostsOnly: v.boolean(),
});
export type ReadingSettings = Readonly<v.InferOutput<typeof ReadingSettings>>;
