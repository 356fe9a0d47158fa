/** Accepts the presses that browsers turn into clicks: the first mouse button, the first touch. */
export const isPrimaryPress = ({ button, isPrimary }: Pick<PointerEvent, 'button' | 'isPrimary'>): boolean =>
  button === 0 && isPrimary;
