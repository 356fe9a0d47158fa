import type { Observable, SchedulerLike } from 'rxjs';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { LineMemory } from '#contract/community/video/line-memory-schema.ts';
import type { MediaKind, PlayingVideo, VideoLine, VideoSource } from '#contract/community/video/schema.ts';
import type { Clock } from '#contract/units/time.ts';
import type { VideoOrigins } from './video-address.ts';

/** One question to one video domain. No token travels there [7.14]. */
export type DomainQuestion = {
  readonly origin: string;
  readonly playing: PlayingVideo;
  readonly type: MediaKind;
};

/** The video domains of the site, in the platform's order, and further origins it lets sources lead to. */
export type SiteLines = { readonly lines: readonly VideoLine[]; readonly media: readonly string[] };

/**
 * External dependencies of a video session; failures are AppErrors. The requests to the domains are cold: one response,
 * unsubscribing cancels them.
 */
export type VideoPorts = {
  /** Returns the videos available in a room now. */
  playing(room: RoomRef): Promise<PlayingVideo>;
  /** @param fresh the cached list is in doubt: the platform itself is queried */
  lines(fresh: boolean): Promise<SiteLines>;
  /** A signed source from one video domain. */
  source(question: DomainQuestion): Observable<VideoSource>;
  /** Probes whether a video domain delivers video again: a source and its first bytes. */
  probe(question: DomainQuestion & { readonly origins: VideoOrigins }): Observable<unknown>;
  /** Health of the domains: stored between visits, shared by tabs [8.16]. */
  readonly memory: {
    read(): Promise<LineMemory>;
    write(memory: LineMemory): void;
    /** Health recorded by other tabs since. */
    readonly received$: Observable<LineMemory>;
  };
  /** Returns false only when the device itself detects that it has no network. */
  online(): boolean;
  readonly clock: Clock;
  readonly scheduler: SchedulerLike;
  /** 0 ≤ x < 1. */
  random(): number;
};
