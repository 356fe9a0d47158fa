import type { Observable, SchedulerLike } from 'rxjs';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { LineMemory } from '#contract/community/video/line-memory-schema.ts';
import type { MediaKind, PlayingVideo, VideoLine, VideoSource } from '#contract/community/video/schema.ts';
import type { Clock } from '#contract/units/time.ts';
import type { PictureOrigins } from './picture-address.ts';

/** One question to one video domain. No token travels there [7.14]. */
export type DomainQuestion = {
  readonly origin: string;
  readonly playing: PlayingVideo;
  readonly type: MediaKind;
};

/** The video domains of the site, in the platform's order, and further origins it lets sources lead to. */
export type SiteLines = { readonly lines: readonly VideoLine[]; readonly media: readonly string[] };

/**
 * Everything a video session asks of the world; what fails does so with an AppError. The questions to the domains are
 * cold: one answer, unsubscribing calls them off.
 */
export type VideoPorts = {
  /** What can be played in a room now. */
  playing(room: RoomRef): Promise<PlayingVideo>;
  /** @param fresh a list kept from before is in doubt: the platform itself is asked */
  lines(fresh: boolean): Promise<SiteLines>;
  /** A signed source from one video domain. */
  source(question: DomainQuestion): Observable<VideoSource>;
  /** Whether a video domain gives pictures again: a source and the first bytes of it. */
  probe(question: DomainQuestion & { readonly origins: PictureOrigins }): Observable<unknown>;
  /** What was learnt of the domains: kept between visits, shared by tabs [8.16]. */
  readonly memory: {
    read(): Promise<LineMemory>;
    write(memory: LineMemory): void;
    /** What other tabs have learnt since. */
    readonly received$: Observable<LineMemory>;
  };
  /** False only when the device itself knows it has no network. */
  online(): boolean;
  readonly clock: Clock;
  readonly scheduler: SchedulerLike;
  /** 0 ≤ x < 1. */
  random(): number;
};
