import * as v from 'valibot';
import { isPrivateAddress } from '#contract/text/line-origin.ts';
import { sitePath } from './schema.ts';

/** Installation of the site on a phone: as the page itself, or as a package where the operator offers one. */
export const DownloadConfig = v.object({
  version: v.string(),
  /** Page that a phone opens to install, on this site or at an https address: a QR code does not reveal it to the viewer. */
  address: v.union([sitePath, v.pipe(v.string(), v.url(), v.check(isPrivateAddress))]),
  platforms: v.array(
    v.object({
      platform: v.picklist(['ios', 'android']),
      /** Oldest system version that runs it. */
      requires: v.string(),
      /** Installation steps, in order. */
      steps: v.array(v.string()),
    }),
  ),
});
export type DownloadConfig = v.InferOutput<typeof DownloadConfig>;
