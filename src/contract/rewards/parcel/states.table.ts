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

/** Member actions on a parcel. */
export const PARCEL_ACTIONS = ['address', 'cancel', 'receive'] as const;
export type ParcelAction = (typeof PARCEL_ACTIONS)[number];

/** Operator steps on a parcel. */
export const PARCEL_OPERATOR_STEPS = ['pack', 'ship', 'return', 'reship', 'refund'] as const;
export type ParcelOperatorStep = (typeof PARCEL_OPERATOR_STEPS)[number];

/** arrive: the period for confirming the receipt has ended without confirmation. */
export type ParcelStep = ParcelAction | ParcelOperatorStep | 'arrive';

/** Transitions of a parcel. Missing ones are refused; cancelled and refunded return its price. */
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

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const parcelAfter = (state: ParcelState, step: ParcelStep): ParcelState | null => {
  const steps: Readonly<Partial<Record<ParcelStep, ParcelState>>> = PARCEL_STEPS[state];
  return steps[step] ?? null;
};

/** Returns the member actions available in a state. */
export const parcelActions = (state: ParcelState): ParcelAction[] =>
  PARCEL_ACTIONS.filter((action) => parcelAfter(state, action) !== null);

/** Returns the operator steps available in a state. */
export const parcelOperatorSteps = (state: ParcelState): ParcelOperatorStep[] =>
  PARCEL_OPERATOR_STEPS.filter((step) => parcelAfter(state, step) !== null);

/** Reports whether the parcel has ended, with no further step. */
export const isParcelOver = (state: ParcelState): boolean => Object.keys(PARCEL_STEPS[state]).length === 0;
