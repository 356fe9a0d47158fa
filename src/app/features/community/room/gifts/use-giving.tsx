import { useState } from 'react';
import { goToLogIn } from '#app/features/people/account/login-prompt-store.ts';
import { LoadFailed } from '#app/page/loading/load-failed.tsx';
import type { GiftDoubts, GivePorts } from '#chat/view/gifts/gift-ports.ts';
import type { GiftTrayProps } from '#chat/view/gifts/tray/gift-tray.tsx';
import type { CommandOf, CommandSubject } from '#contract/commands/command.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import { type ChatRoomRef, chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { forgetCommand, runCommand, useCommands } from '#core-client/command/commands.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { useTopic } from '#core-client/topic.ts';

const giftPorts = (room: ChatRoomRef): GivePorts => ({
  give: async (giftId, count) => {
    const outcome = await runCommand({ is: 'gift', roomNo: chatRoomNoOf(room), giftId, count });
    // The ranking follows with its next poll.
    refreshAnswers('gift.rank').catch(() => undefined);
    return outcomeOf(outcome, 'gift').coins;
  },
  // A command that is not forgotten ends by itself.
  forget: (requestId) => void forgetCommand(requestId).catch(() => undefined),
  goToLogIn,
});

const giftTo = (roomNo: ChatRoomNo, subject: CommandSubject): CommandOf<'gift'> | null =>
  subject.is === 'gift' && subject.roomNo === roomNo ? subject : null;

function useDoubts(roomNo: ChatRoomNo): GiftDoubts {
  const { pending, settled } = useCommands();
  return {
    verifying: pending.flatMap(({ subject, state }) =>
      state === 'sending' ? [] : (giftTo(roomNo, subject) ?? []),
    ),
    failed: settled.flatMap(({ subject, end, isShown, requestId }) =>
      giftTo(roomNo, subject) !== null && end !== 'made' && !isShown ? [requestId] : [],
    ),
  };
}

/** Returns the gifts, the coins and whether this member may give here [6.03]: all props of the tray. */
export function useGiftTray(room: ChatRoomRef): GiftTrayProps {
  const session = useSession();
  const coins = useTopic('coins', null) ?? null;
  const member = session.is === 'member';
  const config = useCall('gift.config', {});
  const gifts = lastOf(config);
  const failure = failureOf(config);
  const permission = lastOf(useCall('gift.permission', { roomNo: chatRoomNoOf(room) }, { enabled: member }));
  const doubts = useDoubts(chatRoomNoOf(room));
  const [ports] = useState(() => giftPorts(room));
  return {
    gifts: gifts?.list ?? null,
    failed: failure === null ? null : <LoadFailed size="line" error={failure} onRetry={config.refetch} />,
    coins: member ? coins : null,
    guest: session.is === 'guest',
    closed: permission?.reason ?? null,
    doubts,
    ports,
  };
}
