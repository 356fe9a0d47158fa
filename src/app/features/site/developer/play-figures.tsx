import type { PlayFigures } from '#contract/community/room-figures.ts';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { type Figure, FigureList } from './figure-list.tsx';
import { integerText, msText } from './figure-text.ts';
import type { VideoSample } from './page-probe.ts';
import { t } from './texts.ts';

function stateText({ view: { is }, firstFrameMs }: PlayFigures): string {
  if (is === 'ready') return t(firstFrameMs === null ? 'developer.loading' : 'developer.playing');
  return t(is === 'ended' ? 'developer.over' : `developer.${is}`);
}

const lineText = (view: VideoView): string =>
  view.is === 'ready' ? (view.lines.find(({ lineId }) => lineId === view.lineId)?.name ?? view.lineId) : '—';

const formatText = (view: VideoView, height: number | null): string =>
  view.is === 'ready' ? [view.type.toUpperCase(), ...(height ? [`${height}p`] : [])].join(' ') : '—';

const droppedText = ({ dropped, frames }: VideoSample): string =>
  `${integerText(dropped)} / ${integerText(frames)}`;

function figuresOf(play: PlayFigures, picture: VideoSample | null): readonly Figure[] {
  const { view, stalls, failures } = play;
  return [
    { name: t('developer.playState'), value: stateText(play) },
    { name: t('developer.playLine'), value: lineText(view) },
    { name: t('developer.format'), value: formatText(view, picture?.height ?? null) },
    { name: t('developer.latency'), value: msText(picture?.latencyMs ?? null) },
    { name: t('developer.firstFrame'), value: msText(play.firstFrameMs) },
    {
      name: t('developer.stalls'),
      value: `${integerText(stalls)} / ${integerText(failures)}`,
      alert: stalls + failures > 0,
    },
    { name: t('developer.dropped'), value: picture ? droppedText(picture) : '—' },
  ];
}

/** Figures of the video on this page, if one is playing. */
export const PlayPart = ({ play, picture }: { play: PlayFigures | null; picture: VideoSample | null }) => (
  <FigureList title={t('developer.play')} figures={play ? figuresOf(play, picture) : []}>
    {play ? null : <p className="dev__none">{t('developer.noPlay')}</p>}
  </FigureList>
);
