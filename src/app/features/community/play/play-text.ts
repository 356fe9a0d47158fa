import type { VideoView } from '#contract/community/video/video-view.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { PlayRefusal } from '#contract/wire/play-url.ts';
import { errors } from '#i18n/texts/errors.ts';
import { t } from './texts.ts';

/** Message in place of the video. */
export type PlayText = {
  readonly title: string;
  readonly text?: string;
  /** waits: loading. stuck: the viewer has to go elsewhere. retry: the viewer can try again. */
  readonly is: 'waits' | 'stuck' | 'retry';
};

/** Why a link plays nothing, and what to do about it [2.04]. */
export function playRefusalText(refusal: PlayRefusal): PlayText {
  return { is: 'stuck', title: t(`play.${refusal}Title`), text: t(`play.${refusal}Text`) };
}

export const openingText: PlayText = { is: 'waits', title: t('player.opening') };

export const outdatedText: PlayText = {
  is: 'retry',
  title: t('play.outdatedTitle'),
  text: t('play.outdatedText'),
};

type CodeWithText = Exclude<ErrorCode & keyof typeof errors, 'HTTP_STATUS'>;

const hasText = (code: string): code is CodeWithText => code !== 'HTTP_STATUS' && Object.hasOwn(errors, code);

export const failureText = (code: ErrorCode): PlayText => ({
  is: 'retry',
  title: t('player.failed'),
  text:
    code === 'MEDIA_UNSUPPORTED' ? t('player.unsupported') : t(`errors.${hasText(code) ? code : 'unknown'}`),
});

/** Returns the message shown in place of an unavailable video. */
export function viewText(view: Exclude<VideoView, { is: 'ready' }>): PlayText {
  switch (view.is) {
    case 'loading':
      return { is: 'waits', title: t('player.loading') };
    case 'notStarted':
      return { is: 'stuck', title: t('player.notStarted'), text: t('player.opensByItself') };
    case 'interrupted':
      return { is: 'stuck', title: t('player.interrupted'), text: t('player.opensByItself') };
    case 'ended':
      return { is: 'stuck', title: t('player.ended'), text: t('player.endedText') };
    case 'unknown':
      return { is: 'stuck', title: t('player.unknown') };
    case 'failed':
      return failureText(view.code);
    default:
      return view satisfies never;
  }
}
