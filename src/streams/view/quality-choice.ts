import type { ReadyView } from './player-drive.ts';
import { t } from './texts.ts';

export type QualityChoice = {
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string;
  /** What is chosen, in a word or two. */
  readonly label: string;
};

/** Left to the bandwidth. No platform names a quality like this. */
const AUTO = '';

/** A source that holds several qualities of one picture, instead of one source each. */
export const isManifold = ({ qualities, qualityId }: ReadyView): boolean =>
  qualities.every((quality) => quality.qualityId !== qualityId);

/** What can be chosen of a source: its qualities, and automatic where the player can change by itself. */
export function qualityChoice(view: ReadyView, requested: number | null, playing: number): QualityChoice {
  const options = view.qualities.map(({ qualityId, name }) => ({ id: qualityId, name }));
  const nameAt = (lines: number) => view.qualities.find(({ height }) => height === lines);
  if (!isManifold(view)) {
    const chosen = view.qualities.find(({ qualityId }) => qualityId === view.qualityId);
    return { options, chosen: view.qualityId, label: chosen?.name ?? '' };
  }
  const chosen = requested === null ? undefined : nameAt(requested);
  return {
    options: [{ id: AUTO, name: t('player.auto') }, ...options],
    chosen: chosen?.qualityId ?? AUTO,
    label: chosen?.name ?? [t('player.auto'), nameAt(playing)?.name].filter(Boolean).join(' '),
  };
}

/** The height a choice stands for, in lines; null is automatic. */
export const heightOf = ({ qualities }: ReadyView, id: string): number | null =>
  qualities.find(({ qualityId }) => qualityId === id)?.height ?? null;
