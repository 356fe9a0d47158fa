import type { RoomRef } from '#contract/models/room.ts';
import { createTopicCells, useTopic } from './topic.ts';

const figures = createTopicCells('dev.figures');

export const useRoomFigures = (room: RoomRef | null) => useTopic(figures, { room });
