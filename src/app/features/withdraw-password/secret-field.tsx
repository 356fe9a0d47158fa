import type { ComponentProps } from 'react';
import { DigitBoxes } from '#app/kit/form/digit-boxes.tsx';
import { digitsTyped } from '#contract/rules/text/digits-typed.ts';

/** The six digits of a withdrawal password [5.05]. */
export const SecretField = (props: Omit<ComponentProps<typeof DigitBoxes>, 'keep' | 'length'>) => (
  <DigitBoxes {...props} keep={digitsTyped} length={6} />
);
