import { hash } from '#sandbox/base/random.ts';
import { isStreamName, STREAMS, type StreamName } from '#sandbox/media/streams.table.ts';

/** A room's picture as the calls name it: `m-<matchId>` or `a-<anchorRoomId>`, like its chat room. */
export type EventId = string;

const streamsOf = (kind: 'football' | 'anchor'): StreamName[] =>
  Object.keys(STREAMS)
    .filter((name) => isStreamName(name))
    .filter((name) => name.startsWith(`${kind}-`));

const FOOTBALL = streamsOf('football');
const ANCHORS = streamsOf('anchor');

/** The stream a room shows: rooms share the few there are, always the same one for the same room. */
export function streamOfEvent(eventId: EventId): StreamName | null {
  const streams = eventId.startsWith('m-') ? FOOTBALL : eventId.startsWith('a-') ? ANCHORS : [];
  return streams[hash(eventId) % streams.length] ?? null;
}
