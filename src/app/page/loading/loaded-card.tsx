import type { ComponentProps } from 'react';
import { buttonClass } from '#kit/action/button-class.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card, inCard } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Loaded, type LoadedSource } from './loaded.tsx';

/** A card that is loading. */
export const CardSkeleton = ({ rows }: { rows?: number | undefined }) => (
  <Card aria-busy>
    <SkeletonRows count={rows} />
  </Card>
);

interface MissingCardProps {
  title: string;
  text: string;
  /** Link to the page that lists what exists. */
  to: string;
  toLabel: string;
}

/** Notice in a card that the platform has no such entry. */
export const MissingCard = ({ title, text, to, toLabel }: MissingCardProps) => (
  <Card>
    <EmptyState
      title={title}
      text={text}
      action={
        <Link className={buttonClass()} to={to}>
          {toLabel}
        </Link>
      }
    />
  </Card>
);

type LoadedCardProps<Value> = Omit<ComponentProps<typeof Loaded<Value>>, 'of' | 'waiting' | 'frame'> & {
  readonly of: LoadedSource<Value> | undefined;
  /** Rows of the skeleton. */
  readonly rows?: number;
};

/** A platform request whose skeleton and failure are shown in a card. */
export const LoadedCard = <Value,>({ rows, ...loaded }: LoadedCardProps<Value>) => (
  <Loaded {...loaded} waiting={<CardSkeleton rows={rows} />} frame={inCard} />
);
