import flvjs from 'flv.js';
import Hls from 'hls.js';
import type { MediaKind } from '#contract/community/video/schema.ts';
import { type Frames, type Stood, watchFrames } from './frames.ts';
import { ours } from './ours.ts';

/** Runs in the page: one stream on several lines, played side by side while the line in use breaks. */

export type Start = (video: HTMLVideoElement, hosts: readonly string[]) => void;

const STREAM = '/live/football-1';
const noop = () => undefined;

const play = (video: HTMLVideoElement) => void video.play().catch(noop);

/** Starts hls.js as its documentation shows it, on the first line. */
const hlsJs: Start = (video, [host]) => {
  const hls = new Hls();
  hls.loadSource(`${host}${STREAM}/index.m3u8`);
  hls.attachMedia(video);
  play(video);
};

const soon = (firstByteMs: number, totalMs: number) => ({
  default: {
    maxTimeToFirstByteMs: firstByteMs,
    maxLoadTimeMs: totalMs,
    timeoutRetry: null,
    errorRetry: null,
  },
});

/** Starts hls.js with every line as a separate pathway and short time-outs: the best it can do without code around it. */
const hlsJsTuned: Start = (video, hosts) => {
  const variants = hosts.map(
    (host, line) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=1000000,PATHWAY-ID="L${line}"\n${host}${STREAM}/hd/index.m3u8`,
  );
  const master = new Blob([`#EXTM3U\n${variants.join('\n')}\n`], { type: 'application/vnd.apple.mpegurl' });
  const hls = new Hls({
    manifestLoadPolicy: soon(2_500, 4_000),
    playlistLoadPolicy: soon(2_500, 4_000),
    fragLoadPolicy: soon(3_000, 8_000),
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (fatal && type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else if (fatal) hls.startLoad();
  });
  hls.loadSource(URL.createObjectURL(master));
  hls.attachMedia(video);
  play(video);
};

const flvJs: Start = (video, [host]) => {
  const flv = flvjs.createPlayer({ type: 'flv', isLive: true, url: `${host}${STREAM}/hd.flv` });
  flv.attachMediaElement(video);
  flv.load();
  play(video);
};

const byUs =
  (kind: MediaKind): Start =>
  (video, hosts) =>
    ours(video, hosts, kind, STREAM);

const players = {
  'hls ours': byUs('hls'),
  'hls.js': hlsJs,
  'hls.js, tuned': hlsJsTuned,
  'flv ours': byUs('flv'),
  'flv.js': flvJs,
} as const satisfies Record<string, Start>;
export type Subject = keyof typeof players;

const watched = new Map<Subject, Frames>();

/** Starts every subject in a separate element. */
export function start(subjects: readonly Subject[], hosts: readonly string[]): void {
  flvjs.LoggingControl.enableAll = false;
  for (const subject of subjects) {
    const video = document.createElement('video');
    video.muted = true;
    video.style.cssText = 'width:480px;height:270px';
    document.body.append(video);
    watched.set(subject, watchFrames(video));
    players[subject](video, hosts);
  }
}

/** From now on it counts. */
export const begin = (): void => {
  for (const frames of watched.values()) frames.begin();
};

export const stood = (subject: Subject): Stood | null => watched.get(subject)?.stood() ?? null;
