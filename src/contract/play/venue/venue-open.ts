/** Numeric on the wire: 0 open, 1 in maintenance but shown, others off [4.03]. */
export type VenueStatus = { readonly status: number; readonly displayed: boolean };

/** Reports whether bets, games and transfers of a venue are possible now: the one rule for client and platform [4.03]. */
export const isVenueOpen = ({ status }: Pick<VenueStatus, 'status'>): boolean => status === 0;

/** Reports whether a venue is hidden, unlike one that is merely not open. */
export const isVenueClosed = ({ status, displayed }: VenueStatus): boolean => status !== 1 && !displayed;
