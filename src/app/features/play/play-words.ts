import { errors } from '#app/i18n/areas/errors.ts';
import { play } from '#app/i18n/areas/play.ts';
import { player } from '#app/i18n/areas/player.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import type { PlayRefusal } from '#contract/wire/play-url.ts';

/**
 * What the page says in place of a picture. This page takes its words area by area: the whole catalogue would weigh as
 * much as the rest of it.
 */
export type PlayWords = {
  readonly title: string;
  readonly text?: string;
  /** waits: something is on its way. stuck: this person must go elsewhere. retry: they may try again. */
  readonly is: 'waits' | 'stuck' | 'retry';
};

/** Why a link plays nothing, and what to do about it [2.04]. */
export function refusalWords(why: PlayRefusal): PlayWords {
  return { is: 'stuck', title: play[`${why}Title`], text: play[`${why}Text`] };
}

export const openingWords: PlayWords = { is: 'waits', title: player.opening };

export const outdatedWords: PlayWords = {
  is: 'retry',
  title: play.outdatedTitle,
  text: play.outdatedText,
};

type ToldCode = Exclude<ErrorCode & keyof typeof errors, 'HTTP_STATUS'>;

const isTold = (code: string): code is ToldCode => code !== 'HTTP_STATUS' && Object.hasOwn(errors, code);

export const failureWords = (code: ErrorCode): PlayWords => ({
  is: 'retry',
  title: player.failed,
  text: code === 'MEDIA_UNSUPPORTED' ? player.unsupported : errors[isTold(code) ? code : 'unknown'],
});

/** What stands in for a picture that is not there. */
export function viewWords(view: Exclude<VideoView, { is: 'ready' }>): PlayWords {
  switch (view.is) {
    case 'loading':
      return { is: 'waits', title: player.loading };
    case 'notStarted':
      return { is: 'stuck', title: player.notStarted, text: player.opensByItself };
    case 'interrupted':
      return { is: 'stuck', title: player.interrupted, text: player.opensByItself };
    case 'ended':
      return { is: 'stuck', title: player.ended, text: player.endedText };
    case 'unknown':
      return { is: 'stuck', title: player.unknown };
    case 'failed':
      return failureWords(view.code);
    default:
      return view satisfies never;
  }
}
