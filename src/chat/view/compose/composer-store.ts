import { proxy } from 'valtio';
import type { Sender, SendRefusal } from '#contract/community/chat/row.ts';
import type { Quote } from '#contract/community/chat-message/schema.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import type { ChatRoomNo, UserId } from '#contract/fields/ids.ts';
import { tabVisit } from '#core-client/storage/viewer-storage.ts';
import { perViewer } from '#core-client/viewer.ts';
import type { ChatViewPorts } from '../chat-ports.ts';
import { type Calling, calledIn } from './calling.ts';
import { holdOf, isTooLong } from './composer-gate.ts';

export type ComposerState = {
  text: string;
  /** Reason why the last message was rejected; cleared by the next key stroke. */
  refusal: SendRefusal | null;
  sending: boolean;
  /** Server time before which a rejection delays the next message. */
  heldUntil: number;
  /** Server time of the last accepted message; 0 before the first. */
  sentAt: number;
  /** Incremented when another part of the page inserts text and the field should take the focus. */
  focusRequests: number;
  /** Rises with every change by hand. */
  keystrokes: number;
  /** The message that is being answered. */
  answering: Answered | null;
  /** Insertion position for the next text, from the start of the text. */
  caret: number;
};

/** Message being replied to, and its sender. */
type Answered = Quote & Pick<Sender, 'userId'>;

type Writing = {
  readonly state: ComposerState;
  readonly ports: ChatViewPorts;
  readonly names: Map<string, UserId>;
  readonly write: (text: string) => void;
};

/** Message to be sent. */
type OutgoingMessage = {
  readonly text: string;
  readonly quote: Answered | null;
  /** The people it may call, by name. */
  readonly names: ReadonlyMap<string, UserId>;
};

const NOT_SENT: SendRefusal = { reason: 'network' };

/** Puts the text back into the field, before any text typed since. */
function restoreText(
  { state, ports, names, write }: Writing,
  { text, quote, names: called }: OutgoingMessage,
  refusal: SendRefusal,
): void {
  for (const [name, userId] of called) names.set(name, userId);
  write(`${text}${state.text}`);
  state.caret = state.text.length;
  state.answering ??= quote;
  state.refusal = refusal;
  state.heldUntil = Math.max(state.heldUntil, holdOf(refusal, ports.now()));
  if (refusal.reason === 'needsLogin') ports.promptLogin();
}

/**
 * Sends a message. One that the network lost is in the list, to be resent there; one that was rejected is put back. If the
 * core crashes meanwhile it is replaced and receives the request again under the same id: the platform accepts it once.
 */
async function deliver(writing: Writing, message: OutgoingMessage): Promise<void> {
  const { state, ports } = writing;
  const { text, quote, names } = message;
  const named = calledIn(text, names);
  const called = new Set(quote ? [...named, quote.userId] : named);
  const answered = quote && { messageId: quote.messageId, name: quote.name, text: quote.text };
  const clientMsgId = ports.newId();
  const attempt = () => ports.send(clientMsgId, text, [...called], answered);
  const outcome = await attempt().catch(attempt);
  if (outcome.is === 'sent') state.sentAt = ports.now();
  else if (outcome.refusal.reason !== 'network') restoreText(writing, message, outcome.refusal);
}

async function send(writing: Writing): Promise<void> {
  const { state, names, write } = writing;
  const text = state.text.trim();
  if (isBlank(text) || isTooLong(text) || state.sending) return;
  const message: OutgoingMessage = {
    text,
    quote: state.answering && { ...state.answering },
    names: new Map(names),
  };
  state.sending = true;
  state.refusal = null;
  try {
    write('');
    names.clear();
    state.caret = 0;
    state.answering = null;
    await deliver(writing, message);
  } catch {
    restoreText(writing, message, NOT_SENT);
  } finally {
    state.sending = false;
  }
}

const firstState = (text: string): ComposerState => ({
  text,
  refusal: null,
  sending: false,
  heldUntil: 0,
  sentAt: 0,
  focusRequests: 0,
  keystrokes: 0,
  answering: null,
  caret: text.length,
});

/** Inserts text that is not typed. */
function putting(state: ComposerState, write: Writing['write']) {
  const replaceRange = (text: string, from = state.caret, to = from) => {
    write(`${state.text.slice(0, from)}${text}${state.text.slice(to)}`);
    state.caret = from + text.length;
    state.refusal = null;
  };
  const insert = (text: string) => {
    const gap = state.text === '' || state.text.endsWith(' ') ? '' : ' ';
    replaceRange(`${gap}${text}`, state.text.length);
    state.focusRequests += 1;
  };
  return { put: replaceRange, insert };
}

/** Unsent text, with the users it mentions. */
type Draft = { readonly text: string; readonly names: ReadonlyMap<string, UserId> };

const EMPTY: Draft = { text: '', names: new Map() };
const drafts = perViewer(() => new Map<ChatRoomNo, Draft>());
const nameOf = (roomNo: ChatRoomNo) => `draft.${roomNo}`;

/** Returns the draft of a room: from memory, or its text from an earlier visit in this tab. */
function readDraft(roomNo: ChatRoomNo): Draft {
  const known = drafts().get(roomNo);
  if (known !== undefined) return known;
  const text = tabVisit.read(nameOf(roomNo));
  return text === null ? EMPTY : { ...EMPTY, text };
}

/** Stores a draft over room changes, login and reload, until the member logs out. Only the text outlives a reload. */
export function storeDraft(roomNo: ChatRoomNo, draft: Draft): void {
  drafts().set(roomNo, draft);
  tabVisit.write(nameOf(roomNo), draft.text === '' ? null : draft.text);
}

/** Composer of a room. Its text survives rejections, errors, room changes and a login. */
export function createComposerStore(roomNo: ChatRoomNo, ports: ChatViewPorts) {
  const draft = readDraft(roomNo);
  const names = new Map<string, UserId>(draft.names);
  const state = proxy(firstState(draft.text));
  const write = (text: string) => {
    state.text = text;
    storeDraft(roomNo, { text, names });
  };
  const { put, insert } = putting(state, write);
  return {
    state,
    /** Restores the viewer's stored draft, once the viewer is known; existing text is not replaced. */
    recall() {
      const known = readDraft(roomNo);
      if (state.text !== '' || known.text === '') return;
      for (const [name, userId] of known.names) names.set(name, userId);
      state.text = known.text;
      state.caret = known.text.length;
    },
    type(text: string, caret = text.length) {
      write(text);
      state.caret = caret;
      state.refusal = null;
      state.keystrokes += 1;
    },
    insert,
    /** Inserts text at the caret and leaves the focus unchanged. */
    insertAtCaret: (text: string) => put(text),
    /** The caret was moved. */
    moveCaret(caret: number) {
      state.caret = caret;
    },
    /** Sets the message that the next one replies to; null for none. */
    answer(quote: Answered | null) {
      state.answering = quote;
      state.focusRequests += 1;
    },
    /** Inserts a mention in place of the partially typed name. */
    call({ name, userId }: Pick<Sender, 'name' | 'userId'>, { from, to }: Calling) {
      names.set(name, userId);
      put(`@${name} `, from, to);
      state.focusRequests += 1;
    },
    mention({ name, userId }: Pick<Sender, 'name' | 'userId'>) {
      names.set(name, userId);
      insert(`@${name} `);
    },
    /** Sends what is written. */
    send: () => send({ state, ports, names, write }),
  };
}
export type ComposerStore = ReturnType<typeof createComposerStore>;
