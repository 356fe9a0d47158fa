import type { MatchId } from '#contract/models/ids.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { createTopicCells, useTopic } from './topic.ts';

const coins = createTopicCells('coins');
const matches = createTopicCells('match');
const odds = createTopicCells('odds');
const chatRooms = createTopicCells('chat.room');
const giftStages = createTopicCells('gift.stage');
const videos = createTopicCells('video');

export const useCoins = () => useTopic(coins, null);
export const useMatchTopic = (matchId: MatchId) => useTopic(matches, { matchId });
export const useOddsTopic = (matchId: MatchId) => useTopic(odds, { matchId });
export const useChatRoom = (room: RoomRef) => useTopic(chatRooms, { room });
export const useGiftStage = (room: RoomRef) => useTopic(giftStages, { room });
export const useVideo = (room: RoomRef) => useTopic(videos, { room, prefer: null });
