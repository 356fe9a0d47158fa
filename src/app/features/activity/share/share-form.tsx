import './share-form.css';
import { useRef, useState } from 'react';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { lastRoom } from '#app/features/play/match/last-room.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import { sendRefusalText } from '#chat/view/send-refusal-text.ts';
import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import type { SendOutcome } from '#contract/community/chat/feed.ts';
import type { SendRefusal } from '#contract/community/chat/row.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';
import { mapLoadable } from '#contract/units/loadable.ts';
import { newRequestId } from '#core-client/command/commands.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { core, serverNow } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { PickCard } from '#kit/choice/pick-card.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { Link } from '#kit/link/link.tsx';
import { type ShareRoom, shareRooms } from './share-rooms.ts';
import { t } from './texts.ts';

/** Rooms the member may choose from; null for none. */
function useShareRooms() {
  const feed = useCall('follow.feed', {});
  return { ...mapLoadable(feed, ({ anchors }) => shareRooms(lastRoom(), anchors)), refetch: feed.refetch };
}

interface ShareFormProps {
  /** Suggested text; the member may change it. */
  suggestion: string;
  /** Called when it was sent or cancelled. */
  onBack: () => void;
}

type RoomsProps = {
  readonly rooms: readonly ShareRoom[];
  readonly chosen: ShareRoom;
  readonly choose: (room: ShareRoom) => void;
};

const Rooms = ({ rooms, chosen, choose }: RoomsProps) => (
  <fieldset className="share-rooms">
    <legend>{t('shareWin.rooms')}</legend>
    {rooms.map((room) => (
      <PickCard
        key={room.key}
        name="share-room"
        checked={room.key === chosen.key}
        onPick={() => choose(room)}
        className="share-rooms__one"
      >
        <b className="ell">{room.title}</b>
        <span className="cap t3">{room.note}</span>
      </PickCard>
    ))}
  </fieldset>
);

type FormProps = ShareFormProps & { readonly rooms: readonly [ShareRoom, ...ShareRoom[]] };

type OutgoingMessage = { readonly room: RoomRef; readonly key: string; readonly text: string };

/** Sends one message to a room, under the same id while room and text are the same, so that it is sent once. */
function useSendOnce() {
  const sent = useRef<{ readonly message: OutgoingMessage; readonly id: ClientRequestId } | null>(null);
  const idOf = (message: OutgoingMessage): ClientRequestId => {
    const before = sent.current;
    if (before?.message.key === message.key && before.message.text === message.text) return before.id;
    if (before) void core.chat.discard(before.message.room, before.id);
    const id = newRequestId();
    sent.current = { message, id };
    return id;
  };
  const submission = useSubmission<OutgoingMessage, SendOutcome>(async (message) =>
    core.chat.send(message.room, idOf(message), message.text, [], null),
  );
  const { state } = submission;
  return {
    busy: state.is === 'sending',
    refusal: refusalIn(state.is === 'done' ? state.outcome : null, state.is === 'refused'),
    forget: submission.forget,
    /** Sends the message and returns whether the platform accepted it. */
    submit: async (message: OutgoingMessage): Promise<boolean> => {
      const end = await submission.run(message);
      return end.is === 'done' && end.outcome.is === 'sent';
    },
  };
}

/** Returns why it was not accepted; a core that does not respond counts as no network. */
function refusalIn(outcome: SendOutcome | null, failed: boolean): SendRefusal | null {
  if (failed) return { reason: 'network' };
  return outcome?.is === 'refused' ? outcome.refusal : null;
}

function Form({ suggestion, rooms, onBack }: FormProps) {
  const [chosen, choose] = useState(rooms[0]);
  const [text, setText] = useState(suggestion);
  const { busy, refusal, forget, submit } = useSendOnce();
  const change = (next: () => void) => {
    forget();
    next();
  };
  const send = async () => {
    if (!(await submit({ ...chosen, text: text.trim() }))) return;
    showToast({ text: t('shareWin.sent', { room: chosen.title }), tone: 'ok' });
    onBack();
  };
  const isOut = isBlank(text) || [...text].length > CHAT_TEXT_MAX;
  return (
    <form
      className="stack gap-14"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Rooms rooms={rooms} chosen={chosen} choose={(room) => change(() => choose(room))} />
      <TextField
        label={t('shareWin.words')}
        hint={t('shareWin.wordsHint', { max: CHAT_TEXT_MAX })}
        value={text}
        onChange={({ target }) => change(() => setText(target.value))}
      />
      {refusal === null ? null : (
        <StatusLine tone="alert">{sendRefusalText(refusal, serverNow())}</StatusLine>
      )}
      <div className="share-form__foot">
        <Button onClick={onBack}>{t('shareWin.back')}</Button>
        <Button type="submit" variant="primary" icon="send" loading={busy} disabled={isOut}>
          {t('shareWin.send')}
        </Button>
      </div>
    </form>
  );
}

const Nowhere = ({ onBack }: Pick<ShareFormProps, 'onBack'>) => (
  <EmptyState
    title={t('shareWin.none')}
    text={t('shareWin.noneText')}
    action={
      <div className="share-form__foot">
        <Button onClick={onBack}>{t('shareWin.back')}</Button>
        <Link className={buttonClass({ variant: 'primary' })} to={`${paths.home}?tab=anchor`}>
          {t('shareWin.find')}
        </Link>
      </div>
    }
  />
);

/** Preview of a message and its room before it is sent: nothing is sent automatically. A rejected message keeps its text. */
export function ShareForm({ suggestion, onBack }: ShareFormProps) {
  return (
    <Loaded of={useShareRooms()} waiting={<SkeletonRows count={3} />}>
      {(rooms) =>
        rooms === null ? (
          <Nowhere onBack={onBack} />
        ) : (
          <Form suggestion={suggestion} rooms={rooms} onBack={onBack} />
        )
      }
    </Loaded>
  );
}
