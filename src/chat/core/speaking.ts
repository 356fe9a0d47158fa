import { firstValueFrom, type Observable } from 'rxjs';
import { appError, toAppError } from '#contract/errors.ts';
import type { SendOutcome } from '#contract/models/chat-feed.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { ChatRoomNo, ClientRequestId, OrderId, UserId } from '#contract/models/ids.ts';
import type { Urgency } from './flush.ts';
import { type Outbox, type Outgoing, PENDING_ORDER, refusalOf } from './own-messages.ts';
import type { ChatPorts, ChatViewer } from './ports.ts';
import type { RowBook } from './row-book.ts';

type Means = {
  readonly ports: ChatPorts;
  readonly roomNo: ChatRoomNo;
  readonly book: RowBook;
  readonly outbox: Outbox;
  readonly changed: (urgency: Urgency) => void;
  /** The platform refused: status and switches are worth asking for again. */
  readonly refused: () => void;
  readonly add: (messages: readonly ChatMessage[]) => void;
};

const currentOf = <Value>(values$: Observable<Value>): Promise<Value> => firstValueFrom(values$);
const NEEDS_LOGIN: SendOutcome = { is: 'refused', refusal: { why: 'needsLogin' } };

/** A failed message stays where it was written and moves up with the rest. */
const orderAfterNewest = (book: RowBook): number =>
  (book.ring.findBackwards(({ order }) => order < PENDING_ORDER)?.order ?? 0) + 0.5;

/** The platform has it. A repeat may find its message in the list already, read by a core that did not know its author. */
function taken({ book, outbox }: Means, outgoing: Outgoing, message: ChatMessage): void {
  const read = book.ring.findBackwards(({ key }) => key === message.id);
  if (read?.kind !== 'text') {
    outbox.mark(outgoing, { is: 'sent' }, message.seq);
    return;
  }
  book.remove(read);
  outbox.echo(message, read);
}

/** Sends what is in the outbox; a repeat goes under the same id, so that it can never be said twice. */
async function deliver(means: Means, outgoing: Outgoing): Promise<SendOutcome> {
  const { ports, roomNo, outbox, changed } = means;
  outbox.mark(outgoing, { is: 'sending' });
  changed('own');
  try {
    const message = await firstValueFrom(
      ports.send(roomNo, outgoing.clientMsgId, outgoing.text, outgoing.mentions),
    );
    taken(means, outgoing, message);
    return { is: 'sent' };
  } catch (thrown) {
    const refusal = refusalOf(toAppError(thrown));
    if (refusal.why === 'network') {
      outbox.mark(outgoing, { is: 'failed', refusal }, orderAfterNewest(means.book));
    } else {
      outbox.drop(outgoing);
      means.refused();
    }
    return { is: 'refused', refusal };
  } finally {
    changed('own');
  }
}

/**
 * The reader's part in a room. A message shows at once; when the network fails it stays, marked, to be repeated; when
 * the platform refuses it, it goes and the composer, which still has the text, says why.
 */
export function createSpeaking(means: Means) {
  const { ports, roomNo, outbox, changed } = means;
  const open = (viewer: ChatViewer, draft: Omit<Outgoing, 'row'>) =>
    viewer.is === 'member' ? outbox.open(draft, viewer.sender, ports.clock.now()) : null;
  return {
    async send(
      clientMsgId: ClientRequestId,
      text: string,
      mentions: readonly UserId[],
    ): Promise<SendOutcome> {
      const viewer = await currentOf(ports.viewer$);
      const outgoing = outbox.get(clientMsgId) ?? open(viewer, { clientMsgId, text, mentions });
      return outgoing === null ? NEEDS_LOGIN : deliver(means, outgoing);
    },
    /** @throws AppError BAD_INPUT when nothing failed under this id. */
    async retry(clientMsgId: ClientRequestId): Promise<SendOutcome> {
      const outgoing = outbox.get(clientMsgId);
      if (outgoing === undefined) throw appError('BAD_INPUT', { path: 'clientMsgId' });
      return deliver(means, outgoing);
    },
    discard(clientMsgId: ClientRequestId): void {
      const outgoing = outbox.get(clientMsgId);
      if (outgoing === undefined) return;
      outbox.drop(outgoing);
      changed('own');
    },
    /** @throws AppError, refusals included: an order push has no row before the platform took it. */
    async pushOrder(clientMsgId: ClientRequestId, orderId: OrderId): Promise<void> {
      const message = await firstValueFrom(ports.pushOrder(roomNo, clientMsgId, orderId));
      means.add([message]);
      changed('own');
    },
  };
}
