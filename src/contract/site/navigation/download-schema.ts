import * as v from 'valibot';
import { isPrivateAddress } from '#contract/text/line-origin.ts';
import { sitePath } from './schema.ts';

/** How the site is put on a phone: by installing the page itself, or a package where the operator offers one. */
export const DownloadConfig = v.object({
  version: v.string(),
  /** The page a phone opens to install, on this site or at an https address: a code to scan shows it to nobody. */
  address: v.union([sitePath, v.pipe(v.string(), v.url(), v.check(isPrivateAddress))]),
  platforms: v.array(
    v.object({
      platform: v.picklist(['ios', 'android']),
      /** Oldest system version that runs it. */
      requires: v.string(),
      /** What to do, in order. */
      steps: v.array(v.string()),
    }),
  ),
});
export type DownloadConfig = v.InferOutput<typeof DownloadConfig>;
