import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import type { IllustrationName } from './illustration-objects.table.tsx';

/** The objects come after the tile they are drawn on; without a network the tile is alone. */
const IllustrationObject = lazyPart(async () => {
  const { illustrationObjects } = await import('./illustration-objects.table.tsx');
  return ({ name }: { name: IllustrationName }) => illustrationObjects[name];
});

const chalk = {
  fill: 'none',
  stroke: 'var(--c-surface)',
  strokeWidth: 3.5,
  strokeLinejoin: 'round',
} as const;

interface IllustrationProps {
  name: IllustrationName;
  /** Width in px. */
  size?: number | undefined;
}

/** A tile of the pitch with one object on it; works in both modes and on a stage. */
export function Illustration({ name, size = 176 }: IllustrationProps) {
  return (
    <svg width={size} height={Math.round(size * 0.72)} viewBox="0 10 200 144" aria-hidden="true">
      <ellipse cx="100" cy="126" rx="86" ry="12" fill="var(--c-text)" fillOpacity={0.05} />
      <path fill="var(--c-primary-soft-2)" d="m100 52 84 42v8l-84 42-84-42v-8Z" />
      <path fill="var(--c-primary-soft)" d="m100 52 84 42-84 42-84-42Z" />
      <path {...chalk} d="m100 60 68 34-68 34-68-34Zm34 17-68 34M44 88a22 11 0 0 1 13 12" />
      <ellipse {...chalk} cx="100" cy="94" rx="22" ry="11" />
      <OptionalPart>
        <IllustrationObject name={name} />
      </OptionalPart>
    </svg>
  );
}
