import { useRef } from 'react';
import type { SendOutcome } from '#contract/community/chat/feed.ts';
import type { SendRefusal } from '#contract/community/chat/row.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import { newRequestId } from '#core-client/command/request-id.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { core } from '#core-client/core.ts';

type OutgoingMessage = { readonly room: RoomRef; readonly key: string; readonly text: string };

/** Sends one message to a room, under the same id while room and text are the same, so that it is sent once. */
export function useSendOnce() {
  const said = useRef<{ readonly words: OutgoingMessage; readonly id: ClientRequestId } | null>(null);
  const idOf = (words: OutgoingMessage): ClientRequestId => {
    const before = said.current;
    if (before?.words.key === words.key && before.words.text === words.text) return before.id;
    if (before) void core.chat.discard(before.words.room, before.id);
    const id = newRequestId();
    said.current = { words, id };
    return id;
  };
  const submission = useSubmission<OutgoingMessage, SendOutcome>(async (words) =>
    core.chat.send(words.room, idOf(words), words.text, [], null),
  );
  const { state } = submission;
  return {
    busy: state.is === 'sending',
    refusal: refusalIn(state.is === 'done' ? state.outcome : null, state.is === 'refused'),
    forget: submission.forget,
    /** Sends the message and returns whether the platform accepted it. */
    say: async (words: OutgoingMessage): Promise<boolean> => {
      const end = await submission.run(words);
      return end.is === 'done' && end.outcome.is === 'sent';
    },
  };
}

/** Returns why it was not accepted; a core that does not respond counts as no network. */
function refusalIn(outcome: SendOutcome | null, failed: boolean): SendRefusal | null {
  if (failed) return { why: 'network' };
  return outcome?.is === 'refused' ? outcome.refusal : null;
}
