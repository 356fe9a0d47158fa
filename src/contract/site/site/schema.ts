import * as v from 'valibot';
import { VideoLine } from '#contract/community/video/schema.ts';
import { currencyField } from '#contract/fields/fields.ts';
import { DIAL_CODES } from '#contract/text/phone.ts';

/** A country or region whose phone numbers the site accepts. */
export const Country = v.object({
  /** ISO 3166 letters, `CN`. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  name: v.string(),
  /** Dialling code without plus: `86`. */
  dialCode: v.picklist(DIAL_CODES),
});
export type Country = v.InferOutput<typeof Country>;

/** A settlement currency entry [1.05]. */
const CurrencyEntry = v.pipe(
  v.object({
    name: v.string(),
    code: currencyField,
    unitWord: v.string(),
    /** The one before amounts first; the last one is shown where currencies are side by side. */
    symbols: v.pipe(v.array(v.string()), v.minLength(1)),
    withdrawWord: v.string(),
    bankCardWord: v.string(),
  }),
  v.transform((entry) => ({ ...entry, symbol: entry.symbols[0] ?? '' })),
);
export type CurrencyEntry = v.InferOutput<typeof CurrencyEntry>;

/** Configuration of a site, limited to the values used by the shell and the rooms. */
export const SiteConfig = v.object({
  siteId: v.number(),
  brand: v.string(),
  series: v.string(),
  /** Chat is hidden when false [6.06]. */
  chatSwitch: v.boolean(),
  /** Shared orders show only when the site's series is listed and the order is the site's own [6.07]. */
  orderShareSeries: v.array(v.string()),
  /** At or below is the low tier [6.08]. */
  welcomeLevel: v.number(),
  venues: v.array(v.string()),
  currencies: v.pipe(v.array(CurrencyEntry), v.minLength(1)),
  /** Paths whose responses may be cached for a while, beside the calls that declare it themselves [7.07]. */
  cachePaths: v.optional(v.array(v.string()), []),
  /** Parameters ignored in cache keys. */
  cacheFilteredKeys: v.optional(v.array(v.string()), []),
  /** Settings of the site’s operator [9.10], by the platform’s own keys; a missing key is off. */
  params: v.optional(v.record(v.string(), v.string()), {}),
});
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

export const Domains = v.object({
  api: v.array(v.pipe(v.string(), v.url())),
  video: v.pipe(v.array(VideoLine), v.minLength(1)),
  /** Origins beside the video domains that a source may lead to. */
  media: v.optional(v.array(v.pipe(v.string(), v.url())), []),
});
export type Domains = v.InferOutput<typeof Domains>;

const text = v.optional(v.string(), '');
const moment = v.optional(v.nullable(v.number()), null);

/** Reason for locking out the site, or this visitor: the configuration that the block pages receive [2.05, 2.06, 8.08]. */
export const Maintenance = v.object({
  /** 0: the site is down. Anything else is a word of caution about this visit. */
  status: v.number(),
  /** Epoch ms (server). */
  startAt: moment,
  endAt: moment,
  text,
  /** Detected region of the visitor, and their usual one. */
  region: text,
  usualRegion: text,
  /** Reference that the visitor may give to customer service. */
  reference: text,
});
export type Maintenance = v.InferOutput<typeof Maintenance>;
