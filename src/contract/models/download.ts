import * as v from 'valibot';

/** How the site is put on a phone: by installing the page itself, or a package where the operator offers one. */
export const DownloadConfig = v.object({
  version: v.string(),
  /** The page a phone opens to install; a path of the site or a whole address. */
  address: v.string(),
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
