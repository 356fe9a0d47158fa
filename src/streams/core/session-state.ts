import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { MediaKind, PlayingVideo, VideoLine, VideoSource } from '#contract/community/video/schema.ts';
import type {
  LineChange,
  LineChangeCause,
  LineFailure,
  LineName,
  VideoKinds,
  VideoView,
} from '#contract/community/video/video-view.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type Failures, noFailures } from './failures.ts';
import type { LineRegistry } from './lines/line-registry.ts';
import type { VideoPorts } from './ports.ts';

/** Constant parts of a session. */
export type SessionContext = {
  readonly ports: VideoPorts;
  readonly room: RoomRef;
  readonly kinds: VideoKinds;
  readonly registry: LineRegistry;
};

/** Source requested by the viewer; null leaves the choice to the session. */
export type SourceRequest = {
  readonly lineId: string | null;
  readonly qualityId: string | null;
  readonly kind: MediaKind | null;
};

/** A choice of the viewer. */
export type Choice =
  | { readonly is: 'line'; readonly lineId: string }
  | { readonly is: 'quality'; readonly qualityId: string | null }
  | { readonly is: 'kind'; readonly kind: MediaKind }
  | { readonly is: 'refresh' };

type SourceUrl = VideoSource['urls'][number];

/** A source whose URLs are absolute and allowed; there is at least one. */
export type PlayableSource = Omit<VideoSource, 'urls'> & {
  readonly urls: readonly [SourceUrl, ...(readonly SourceUrl[])];
};

/** A line and the source it gave. */
export type LineSource = { readonly line: VideoLine; readonly source: PlayableSource };

export type ReadyView = Extract<VideoView, { is: 'ready' }>;

/** Instruction that the player was given, and the source behind it. */
export type Shown = { readonly current: LineSource; readonly view: ReadyView };

/** Reason for which a source cannot continue. */
export type SourceFailure = Extract<LineChangeCause, { is: 'stalled' | 'ended' | 'failed' | 'unrenewed' }>;
export type PlayerFailure = Exclude<SourceFailure, { is: 'unrenewed' }>;

/** Reason for which a source is searched. onAir: the room is polled for a live video. online: the network is back. */
export type SearchCause =
  | { readonly is: 'opened' }
  | { readonly is: 'onAir' }
  | { readonly is: 'online' }
  | { readonly is: 'chosen'; readonly choice: Choice }
  | SourceFailure;

export type Searching = {
  readonly is: 'searching';
  readonly cause: SearchCause;
  /** Answer of the platform that is still valid; null: it is queried first. */
  readonly playing: PlayingVideo | null;
  /** The player keeps what it was given until the next source is found. */
  readonly shown: Shown | null;
};

export type Playing = {
  readonly is: 'playing';
  readonly cause: SearchCause | Extract<LineChangeCause, { is: 'overtaken' }>;
  readonly playing: PlayingVideo;
  readonly shown: Shown;
  /** Source of the same video from another line. */
  readonly standby: LineSource | null;
  /** Time the source was given to the player, monotonic ms. */
  readonly startedAtMono: number;
};

export type SessionState =
  | Searching
  | Playing
  | { readonly is: 'buffered'; readonly played: Playing }
  | { readonly is: 'offAir'; readonly cause: Exclude<PlayingVideo['state'], 'live'> }
  | {
      readonly is: 'retrying';
      /** Reason of the search that found nothing; the next one has the same. */
      readonly cause: SearchCause;
      readonly code: ErrorCode;
      readonly retryAtMono: number;
    }
  | { readonly is: 'stopped'; readonly code: ErrorCode };

/** blamed: the line's failure. excused: its one second chance. unplayable: the browser cannot play the kind. */
export type Verdict = 'blamed' | 'excused' | 'unplayable';

type Loss = {
  readonly cause: PlayerFailure;
  readonly verdict: Verdict;
  /** Sources that failed within seconds, in a row, this one included. */
  readonly quick: number;
};

/** Reason for which a requested line was passed over: no source, or none within a second. */
export type PassedLine = Extract<LineChangeCause, { is: 'refused' | 'late' }>;

/** Events of a search: see `session-states.table.ts`. */
export type SearchEvent =
  | { readonly is: 'answered'; readonly playing: PlayingVideo }
  | { readonly is: 'kindFailed'; readonly kind: MediaKind }
  | { readonly is: 'forgotten' }
  | {
      readonly is: 'found';
      readonly current: LineSource;
      readonly playing: PlayingVideo;
      /** Lines that were requested before, and why they did not give the source. */
      readonly passed: ReadonlyMap<string, PassedLine>;
    }
  | { readonly is: 'notLive'; readonly cause: Exclude<PlayingVideo['state'], 'live'> }
  | { readonly is: 'unavailable'; readonly code: ErrorCode }
  | { readonly is: 'refused'; readonly code: ErrorCode };

/** Events of a source that was given to the player. */
export type SourceEvent =
  | { readonly is: 'renewed'; readonly current: LineSource }
  | { readonly is: 'standby'; readonly standby: LineSource | null }
  | { readonly is: 'unrenewed'; readonly code: ErrorCode }
  | { readonly is: 'firstFrame' }
  | { readonly is: 'overtaken'; readonly by: LineSource; readonly reason: LineFailure }
  | ({ readonly is: 'lost' } & Loss)
  | ({ readonly is: 'lostTooOften' } & Loss)
  | { readonly is: 'networkLost' };

export type SessionEvent =
  | { readonly is: 'chosen'; readonly choice: Choice }
  | { readonly is: 'noted'; readonly qualityId: string | null }
  | { readonly is: 'due' }
  | SearchEvent
  | SourceEvent;

/** One room's video: its state, and what outlives a state. Only `transition` makes the next one. */
export type Session = {
  readonly state: SessionState;
  readonly request: SourceRequest;
  /** The quality the session fell back to because better ones did not flow. */
  readonly loweredQualityId: string | null;
  readonly failures: Failures;
  /** Number of sources given to the player; the last one's id. */
  readonly sources: number;
  /** The line that played last. */
  readonly lastLine: LineName | null;
  /** The last changes of the line, the newest last. */
  readonly lineChanges: readonly LineChange[];
};

/** Returns the session before the first attempt. The lines are not loaded yet. */
export const newSession = ({ cannot }: VideoKinds): Session => ({
  state: { is: 'searching', cause: { is: 'opened' }, playing: null, shown: null },
  request: { lineId: null, qualityId: null, kind: null },
  loweredQualityId: null,
  failures: noFailures(cannot),
  sources: 0,
  lastLine: null,
  lineChanges: [],
});

/** Returns the source that the player has, while its reports count. */
export function playedOf(state: SessionState): Playing | null {
  if (state.is === 'playing') return state;
  return state.is === 'buffered' ? state.played : null;
}

/** Returns what the player shows, be it only until the next source is found. */
export const shownOf = (state: SessionState): Shown | null =>
  state.is === 'searching' ? state.shown : (playedOf(state)?.shown ?? null);

/** Returns the platform's answer that is still valid. */
export const playingVideoOf = (state: SessionState): PlayingVideo | null =>
  state.is === 'searching' ? state.playing : (playedOf(state)?.playing ?? null);

const LOADING: VideoView = { is: 'loading' };

/** Returns the instruction for the player. */
export function viewOf({ state }: Session): VideoView {
  switch (state.is) {
    case 'searching':
      return state.shown?.view ?? LOADING;
    case 'playing':
      return state.shown.view;
    case 'buffered':
      return state.played.shown.view;
    case 'offAir':
      return { is: state.cause };
    case 'retrying':
      return { is: 'failed', code: state.code, retryAtMono: state.retryAtMono };
    case 'stopped':
      return state.code === 'NOT_FOUND'
        ? { is: 'unknown' }
        : { is: 'failed', code: state.code, retryAtMono: null };
    default:
      return state satisfies never;
  }
}
