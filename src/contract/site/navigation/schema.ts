import * as v from 'valibot';
import { flagField, timeField } from '#contract/fields/fields.ts';
import { LeagueId } from '#contract/fields/ids.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { SPORTS } from '#contract/play/match/schema.ts';
import { isPrivateAddress } from '#contract/text/line-origin.ts';
import { ownPath } from '#contract/text/own-path.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';

/** Kind of a navigation entry; the page chooses its icon by it. */
export const NAV_KINDS = [
  'home',
  'live',
  'sports',
  'esports',
  'casino',
  'slots',
  'chess',
  'fishing',
  'lottery',
  'activity',
  'news',
] as const;
export type NavKind = (typeof NAV_KINDS)[number];

/** An address of this site: a path as `ownPath` reads it, never another origin. */
export const sitePath = v.pipe(
  v.string(),
  v.transform(ownPath),
  v.check((path) => path !== null),
  v.string(),
);

/** State of a venue. `isVenueOpen` and `isVenueClosed` decide whether it is open [4.03]. */
export const VenueStatus = v.object({
  code: VenueCode,
  /** 0 open, 1 in maintenance and shown, others off. */
  status: v.number(),
  displayed: flagField,
  /** Expected end of the maintenance, or null when it is unknown or there is none. */
  maintainedUntil: v.nullable(timeField),
  /** The member blocked it for themselves; an extension of ours. */
  isBlocked: v.optional(flagField, 0),
});
export type VenueStatus = v.InferOutput<typeof VenueStatus>;

/** A venue of an entry’s menu, in its state at the time of the response. */
export const NavVenue = v.object({
  ...VenueStatus.entries,
  name: v.string(),
  /** Image of the venue’s logo. */
  mark: v.string(),
  /** Hundredths of a percent: 60 is 0.60 %. */
  rebate: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Entrance of the venue or its match list; null where only transfers are possible. */
  link: v.nullable(sitePath),
});
export type NavVenue = v.InferOutput<typeof NavVenue>;

export const NavEntry = v.object({
  entryId: v.string(),
  kind: v.picklist(NAV_KINDS),
  name: v.string(),
  /** Link of the entry itself. */
  link: sitePath,
  /** Venues of its menu; an entry without venues has no menu. */
  venues: v.array(NavVenue),
  /** Leagues people look for here, most matches first. */
  leagues: v.array(v.object({ leagueId: LeagueId, name: v.string(), total: v.number(), link: sitePath })),
  promotion: v.nullable(
    v.object({ title: v.string(), text: v.string(), picture: v.string(), link: sitePath }),
  ),
});
export type NavEntry = v.InferOutput<typeof NavEntry>;

/** A sport as this site offers it. */
export const SportConfig = v.pipe(
  v.object({
    ballClassId: v.picklist([1, 2, 3]),
    name: v.string(),
    isShown: flagField,
    link: sitePath,
  }),
  v.transform(({ ballClassId, ...config }) => ({ ...config, sport: SPORTS[ballClassId] })),
);
export type SportConfig = v.InferOutput<typeof SportConfig>;

/** A small window that floats beside the page until it is dismissed. */
export const FloatingWindow = v.object({
  floatId: v.pipe(v.string(), v.regex(WORD_ID)),
  title: v.string(),
  text: v.string(),
  picture: v.string(),
  /** Label of the link. */
  action: v.string(),
  link: sitePath,
});
export type FloatingWindow = v.InferOutput<typeof FloatingWindow>;

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
