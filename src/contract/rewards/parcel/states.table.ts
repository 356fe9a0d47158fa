/** The states of a parcel with a won or chosen good, in the order of its way [1.03]. */
export const PARCEL_STATES = [
  'chosen',
  'addressed',
  'packing',
  'shipped',
  'received',
  'cancelled',
  'returned',
  'refunded',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** What its member may do to a parcel. */
export const PARCEL_ACTIONS = ['address', 'cancel', 'receive'] as const;
export type ParcelAction = (typeof PARCEL_ACTIONS)[number];

/** What an operator may do to a parcel. */
export const PARCEL_DESK_STEPS = ['pack', 'ship', 'return', 'reship', 'refund'] as const;
export type ParcelDeskStep = (typeof PARCEL_DESK_STEPS)[number];

/** arrive: nobody has said that it came, and the days for that are over. */
export type ParcelStep = ParcelAction | ParcelDeskStep | 'arrive';

/** The life of a parcel. What is missing is refused; cancelled and refunded give back what it was taken for. */
const PARCEL_STEPS = {
  chosen: { address: 'addressed', cancel: 'cancelled' },
  addressed: { address: 'addressed', cancel: 'cancelled', pack: 'packing' },
  packing: { ship: 'shipped' },
  shipped: { receive: 'received', arrive: 'received', return: 'returned' },
  returned: { reship: 'shipped', refund: 'refunded' },
  received: {},
  cancelled: {},
  refunded: {},
} as const satisfies Readonly<Record<ParcelState, Readonly<Partial<Record<ParcelStep, ParcelState>>>>>;

/** The state that a step leads to, or null when it cannot be taken now. */
export const parcelAfter = (state: ParcelState, step: ParcelStep): ParcelState | null => {
  const steps: Readonly<Partial<Record<ParcelStep, ParcelState>>> = PARCEL_STEPS[state];
  return steps[step] ?? null;
};

/** What its member may do in a state. */
export const parcelActions = (state: ParcelState): ParcelAction[] =>
  PARCEL_ACTIONS.filter((action) => parcelAfter(state, action) !== null);

/** What an operator may do in a state. */
export const parcelDeskSteps = (state: ParcelState): ParcelDeskStep[] =>
  PARCEL_DESK_STEPS.filter((step) => parcelAfter(state, step) !== null);

/** Nothing can happen to the parcel any more. */
export const isParcelOver = (state: ParcelState): boolean => Object.keys(PARCEL_STEPS[state]).length === 0;
