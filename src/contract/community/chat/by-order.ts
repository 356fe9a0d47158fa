type Ordered = { readonly order: number };

/** Compares rows by their order in the list. */
export const byOrder = (left: Ordered, right: Ordered): number => left.order - right.order;
