/** Why a venue takes no money. */
export const VENUE_SHUTS = [
  /** In maintenance, and shown. */
  'maintained',
  'off',
  /** Not displayed on the site. */
  'hidden',
  /** The member blocked it for themselves. */
  'blocked',
] as const;
export type VenueShut = (typeof VENUE_SHUTS)[number];

/** Numeric on the wire: 0 open, 1 in maintenance but shown, others off [4.03]. */
export type VenueStatus = { readonly status: number; readonly displayed: boolean };

const OPEN = 0;
const MAINTAINED = 1;

/**
 * Returns why a venue takes no money: the one rule for bets, launches, transfers in, prices and menus, on the client and on
 * the platform [4.03, P.29]. Null when it does. Money may leave a venue whatever its state.
 * @param isBlocked true if the member blocked the venue for themselves
 */
export function venueShut({ status, displayed }: VenueStatus, isBlocked = false): VenueShut | null {
  if (status === MAINTAINED) return 'maintained';
  if (status !== OPEN) return 'off';
  if (!displayed) return 'hidden';
  return isBlocked ? 'blocked' : null;
}

/** A venue as the wire has it for a member. */
type OfMember = VenueStatus & { readonly isBlocked?: boolean | undefined };

/** Reports whether a venue takes money of its reader now. */
export const isVenueOpen = ({ isBlocked, ...venue }: OfMember): boolean =>
  venueShut(venue, isBlocked === true) === null;

/** Reports whether a venue is hidden, unlike one that is merely not open. */
export const isVenueClosed = ({ status, displayed }: VenueStatus): boolean =>
  status !== MAINTAINED && !displayed;
