import type { ComponentProps } from 'react';
import { digitsTyped } from '#contract/text/digits-typed.ts';
import { DigitBoxes } from '#kit/form/digit-boxes.tsx';

/** The six digits of a withdrawal password [5.05]. */
export const SecretField = (props: Omit<ComponentProps<typeof DigitBoxes>, 'filterText' | 'length'>) => (
  <DigitBoxes {...props} filterText={digitsTyped} length={6} />
);
