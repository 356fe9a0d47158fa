import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { HOSTLESS_RECIPIENT } from '#sandbox/domains/community/gift/reward.ts';
import { type ChatFilePlay, playChatFile } from '#sandbox/world/crowd/chat-file.ts';
import type { World } from '#sandbox/world/world.ts';

/** A recorded chat and the room it is played into. */
export type ChatRecording = {
  readonly roomNo: string;
  /** Names of home and away. */
  readonly teams: readonly [string, string];
  readonly play: ChatFilePlay;
};

/** Plays a recorded chat into the most watched football match that is on. @throws when none is. */
export function startRecording({ matches, rooms, clock }: World, path: string): ChatRecording {
  const [match] = matches.list(1);
  if (!match) throw new Error('there is no match to play the chat into');
  const roomNo = `m-${match.matchId}`;
  return {
    roomNo,
    teams: [match.homeName, match.visitName],
    play: playChatFile({ path, here: { gifts: GIFTS, to: HOSTLESS_RECIPIENT }, roomNo, rooms, clock }),
  };
}
