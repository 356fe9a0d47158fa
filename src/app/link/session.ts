import type { SessionView } from '#worker/core-api.ts';
import { createTopicCells, useTopic } from './topic.ts';

const sessions = createTopicCells('session');

const UNKNOWN: SessionView = { is: 'unknown' };

/** Who is looking: unknown until the core has read its store, then guest or member [4.02]. */
export const useSession = (): SessionView => useTopic(sessions, null) ?? UNKNOWN;
