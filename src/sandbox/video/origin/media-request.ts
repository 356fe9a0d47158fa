import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultedRequest, MediaFaults } from '#sandbox/http/faults/media-fault-injector.ts';
import type { MediaLibrary } from '../clips/library.ts';
import type { Programme, Programmes } from '../clips/programme.ts';
import type { StreamName } from '../clips/streams.table.ts';
import type { MediaTarget } from './media-path.ts';
import type { SegmentShelf } from './segments/segment-shelf.ts';

/** Result of checking the signature of a media URL. */
export type Authorization = 'ok' | 'expired' | 'refused';

/** Answers `GET /video/v1/source?…`: status and JSON text. */
export type AnswerSource = (
  query: URLSearchParams,
) => Promise<{ readonly status: number; readonly body: string }>;

/** Dependencies of a host on the rest of the origin. */
export interface HostPorts {
  /** Number of this host, from 0. */
  readonly host: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly authorize: (url: URL) => Authorization;
  readonly faults: MediaFaults;
  readonly library: MediaLibrary;
  readonly segments: SegmentShelf;
  readonly programmes: Programmes;
  /** Epoch milliseconds at which a stream ended, nothing while it is live. */
  readonly endedAt: (stream: StreamName) => number | undefined;
  /** Answers the external call of a video domain, beside the media; without it the call does not exist. */
  readonly source?: AnswerSource | undefined;
  /** A request carried a session token, which no media host may ever see. */
  readonly onLeak: () => void;
}

/** Request of an authorized client, and its response; `signal` aborts when the client has left. */
export interface MediaRequest<Ask extends MediaTarget> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly target: Ask;
  readonly programme: Programme;
  readonly faulted: FaultedRequest;
  readonly signal: AbortSignal;
}
