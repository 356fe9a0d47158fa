import type { PlayFigures } from '#contract/community/room-figures.ts';
import type { LineChange, LineChangeCause, VideoView } from '#contract/community/video/video-view.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { type Figure, FigureList, integerText, msText } from './figure-list.tsx';
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

function figuresOf(play: PlayFigures, video: VideoSample | null): readonly Figure[] {
  const { view, stalls, failures } = play;
  return [
    { name: t('developer.playState'), value: stateText(play) },
    { name: t('developer.playLine'), value: lineText(view) },
    { name: t('developer.format'), value: formatText(view, video?.height ?? null) },
    { name: t('developer.latency'), value: msText(video?.latencyMs ?? null) },
    { name: t('developer.firstFrame'), value: msText(play.firstFrameMs) },
    {
      name: t('developer.stalls'),
      value: `${integerText(stalls)} / ${integerText(failures)}`,
      alert: stalls + failures > 0,
    },
    { name: t('developer.dropped'), value: video ? droppedText(video) : '—' },
  ];
}

const OVERTAKEN = {
  broke: 'developer.overtakenBroke',
  silent: 'developer.overtakenSilent',
  slow: 'developer.overtakenSlow',
} as const;

const CAUSES = {
  chosen: 'developer.lineChosen',
  stalled: 'developer.lineStalled',
  ended: 'developer.lineEnded',
  failed: 'developer.lineFailed',
  unrenewed: 'developer.lineUnrenewed',
  refused: 'developer.lineRefused',
  late: 'developer.lineLate',
  ranked: 'developer.lineRanked',
  withdrawn: 'developer.lineWithdrawn',
} as const satisfies Record<Exclude<LineChangeCause['is'], 'overtaken'>, string>;

const causeText = (cause: LineChangeCause): string =>
  t(cause.is === 'overtaken' ? OVERTAKEN[cause.reason] : CAUSES[cause.is]);

/** Changes of the line, the newest first, each with its time and cause. */
const LineChanges = ({ changes }: { changes: readonly LineChange[] }) => (
  <table className="developer__changes">
    <caption>{t('developer.lineChanges')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('developer.changedAt')}</th>
        <th scope="col">{t('developer.playLine')}</th>
        <th scope="col">{t('developer.changeCause')}</th>
      </tr>
    </thead>
    <tbody>
      {changes.toReversed().map(({ at, from, to, cause }) => (
        <tr key={`${at} ${from.lineId} ${to.lineId}`}>
          <td>
            <time>{timeOfDay(at)}</time>
          </td>
          <td>
            {from.name} → {to.name}
          </td>
          <td>
            {causeText(cause)}
            {'code' in cause ? <small>{cause.code}</small> : null}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Figures of the video on this page, if one is playing, and why its line was changed. */
export const PlayPart = ({ play, video }: { play: PlayFigures | null; video: VideoSample | null }) => (
  <FigureList title={t('developer.play')} figures={play ? figuresOf(play, video) : []}>
    {play ? null : <p className="developer__none">{t('developer.noPlay')}</p>}
    {play && play.lineChanges.length > 0 ? <LineChanges changes={play.lineChanges} /> : null}
  </FigureList>
);
