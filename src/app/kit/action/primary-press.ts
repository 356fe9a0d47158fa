/** Whether a pointer is pressed as a click is: by the first button or the first finger. */
export const isPrimaryPress = ({ button, isPrimary }: Pick<PointerEvent, 'button' | 'isPrimary'>): boolean =>
  button === 0 && isPrimary;
