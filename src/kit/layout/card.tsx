import './card.css';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';

/** Elements that a card may be: the one that says its role. */
type CardElement =
  | 'section'
  | 'article'
  | 'div'
  | 'p'
  | 'form'
  | 'aside'
  | 'header'
  | 'nav'
  | 'ul'
  | 'li'
  | 'dl'
  | 'figure';

type CardProps<As extends CardElement> = ComponentProps<As> & {
  /** The element; a section by default. */
  as?: As | undefined;
  /** Omits the padding, for lists and tables that reach the border. */
  flush?: boolean | undefined;
};

/** A surface with a border around one subject of a screen. Attributes are those of its element. */
export function Card<As extends CardElement = 'section'>({
  as,
  flush = false,
  className,
  ...rest
}: CardProps<As>) {
  return createElement<object>(as ?? 'section', {
    ...rest,
    className: classNames('card', !flush && 'padded', className),
  });
}

/** Puts content into a card: the frame of a failure, where the content itself would be in cards. */
export const inCard = (content: ReactNode) => <Card>{content}</Card>;
