import { core } from '#app/core-client/core.ts';
import type { RoomRef } from '#contract/models/room.ts';
import type { VideoCommands } from '#streams/view/video-ports.ts';

/** What a player of a room's picture says to the core. */
export const pictureCommands = (room: RoomRef): VideoCommands => ({
  report: (report) => void core.video.report(room, report),
  chooseLine: (lineId) => void core.video.chooseLine(room, lineId),
  chooseQuality: (qualityId) => void core.video.chooseQuality(room, qualityId),
  chooseKind: (kind) => void core.video.chooseKind(room, kind),
  refresh: () => void core.video.refresh(room),
});
