import type { Quality } from '#contract/community/video/schema.ts';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { t } from '../texts.ts';
import type { ReadyView } from './player-drive.ts';

export type QualityChoice = {
  readonly options: readonly { readonly id: string; readonly name: string; readonly detail?: string }[];
  readonly chosen: string;
  /** Short label of the selection. */
  readonly label: string;
};

/** The option that leaves the height to the bandwidth. No platform names a quality like this. */
const AUTO = '';

export const hasVideo = ({ height }: Quality): boolean => height > 0;

/** Reports whether the video of a source holds several qualities, instead of one source each. */
export const isManifold = ({ qualities, addressed }: ReadyView): boolean =>
  addressed.some((id) => qualities.every(({ qualityId }) => qualityId !== id));

const playingOf = ({ qualities, qualityId }: ReadyView): Quality | undefined =>
  qualities.find((quality) => quality.qualityId === qualityId);

/** Does the source bring the sound alone? */
export function isListening(view: VideoView | undefined): boolean {
  const playing = view?.is === 'ready' ? playingOf(view) : undefined;
  return playing !== undefined && !hasVideo(playing);
}

/** Returns the options of a source: its qualities, automatic where the player can switch by itself, and audio only. */
export function qualityChoice(view: ReadyView, requested: number | null, playing: number): QualityChoice {
  const named = view.qualities.map((quality) => ({
    id: quality.qualityId,
    name: quality.name,
    ...(hasVideo(quality) ? {} : { detail: t('listening.leastTraffic') }),
  }));
  const options = isManifold(view) ? [{ id: AUTO, name: t('player.auto') }, ...named] : named;
  const own = playingOf(view);
  if (!isManifold(view) || own) return { options, chosen: view.qualityId, label: own?.name ?? '' };
  const nameAt = (lines: number) => view.qualities.find(({ height }) => height === lines);
  const chosen = requested === null ? undefined : nameAt(requested);
  return {
    options,
    chosen: chosen?.qualityId ?? AUTO,
    label: chosen?.name ?? [t('player.auto'), playing > 0 && nameAt(playing)?.name].filter(Boolean).join(' '),
  };
}

/** Every label that the choice of this source may show. */
export function qualityLabels(view: ReadyView): readonly string[] {
  const names = view.qualities.map(({ name }) => name);
  return isManifold(view) ? [...names, ...names.map((name) => `${t('player.auto')} ${name}`)] : names;
}

/** Request made by a selection. */
export type QualityRequest =
  /** Separate source, possibly audio only. */
  | { readonly is: 'source'; readonly qualityId: string; readonly isAudioOnly: boolean }
  /** A height inside the source of several, in lines, null for automatic; the source is the core's own choice. */
  | { readonly is: 'inside'; readonly height: number | null };

export function qualityRequest(view: ReadyView, id: string): QualityRequest {
  const wanted = view.qualities.find(({ qualityId }) => qualityId === id);
  if (view.addressed.includes(id)) {
    return { is: 'source', qualityId: id, isAudioOnly: wanted !== undefined && !hasVideo(wanted) };
  }
  return { is: 'inside', height: wanted?.height ?? null };
}
