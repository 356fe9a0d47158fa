import { classNames } from '#kit/class-names.ts';
import './button.css';

/** Primary is the one main action of a view; gold may only spend or collect coins. */
export type ButtonVariant = 'primary' | 'soft' | 'line' | 'ghost' | 'gold';
/** 28, 32, 40 and 48 px high. */
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the available width. */
  block?: boolean | undefined;
}

const variantClass = { primary: 'btn--p', soft: 'btn--s', line: '', ghost: 'btn--g', gold: 'btn--gold' };
const sizeClass = { xs: 'btn--xs', sm: 'btn--sm', md: '', lg: 'btn--lg' };

/** The look of a button for something that is not one, such as a link. */
export function buttonClass({ variant = 'line', size = 'md', block = false }: ButtonStyle = {}): string {
  return classNames('btn', variantClass[variant], sizeClass[size], block && 'btn--block');
}
