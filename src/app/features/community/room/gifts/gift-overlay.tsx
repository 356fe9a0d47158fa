import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import type { GiftStagePorts } from '#chat/view/gifts/gift-ports.ts';
import { type ChatRoomRef, chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { core, serverNow } from '#core-client/core.ts';
import { useTopic } from '#core-client/topic.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { useTabSound } from '#streams/view/sound/one-tab-sound.ts';
import { sound } from '#streams/view/sound-store.ts';
import { useGiftGoal } from './use-gift-goal.ts';

const GiftStage = lazyPart(() =>
  import('#chat/view/gifts/stage/gift-stage.tsx').then((file) => file.GiftStage),
);

const GoalReached = lazyPart(() =>
  import('#chat/view/gifts/goal-reached.tsx').then((file) => file.GoalReached),
);

const stagePorts = (room: ChatRoomRef): GiftStagePorts => ({
  shown: (runId) => void core.gift.shown(room, runId),
  quiet: (reducedMotion) => void core.gift.quiet(room, reducedMotion),
});

function Gifts({ room }: { room: ChatRoomRef }) {
  const view = useTopic('gift.stage', { room });
  const { muted, volume } = useSnapshot(sound);
  const isAudible = useTabSound(!muted);
  const [ports] = useState(() => stagePorts(room));
  const goal = useGiftGoal(room);
  if (!view) return null;
  return (
    <>
      <OptionalPart>
        <GiftStage view={view} muted={!isAudible} volume={volume} ports={ports} />
      </OptionalPart>
      <OptionalPart>
        <GoalReached roomNo={chatRoomNoOf(room)} goal={goal} now={serverNow} />
      </OptionalPart>
    </>
  );
}

/** Gifts over the video, which loads before them. Their code loads with the first gift and is idle while the room is silent. */
export const GiftOverlay = ({ room }: { room: ChatRoomRef }) =>
  useContentBegun() ? <Gifts room={room} /> : null;
