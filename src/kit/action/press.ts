/** Accepts the presses that browsers turn into clicks: the first mouse button, the first touch. */
export const isPrimaryPress = ({ button, isPrimary }: Pick<PointerEvent, 'button' | 'isPrimary'>): boolean =>
  button === 0 && isPrimary;

/** Properties of a control that ignores presses for a moment: announced, and focused still, which a disabled one is not. */
export const held = (isHeld: boolean, press: () => void) => ({
  'aria-disabled': isHeld || undefined,
  onClick: isHeld ? undefined : press,
});
