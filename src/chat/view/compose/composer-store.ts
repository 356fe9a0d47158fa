import { proxy } from 'valtio';
import type { Sender, SendRefusal } from '#contract/community/chat/row.ts';
import type { Quote } from '#contract/community/chat-message/schema.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import type { ChatRoomNo, UserId } from '#contract/fields/ids.ts';
import type { ChatViewPorts } from '../chat-ports.ts';
import { type Calling, calledIn } from './calling.ts';
import { holdOf, isTooLong } from './composer-gate.ts';
import { keepDraft, readDraft } from './draft-store.ts';

export type ComposerState = {
  text: string;
  /** Why the last message was not taken; the next key stroke forgets it. */
  refusal: SendRefusal | null;
  sending: boolean;
  /** Server time before which a refusal holds the next message back. */
  heldUntil: number;
  /** Server time of the last message that was taken; 0 before the first. */
  sentAt: number;
  /** Rises when something else on the page put words in and the field should have the focus. */
  focusAsked: number;
  /** Rises with every change by hand. */
  keystrokes: number;
  /** The message that is being answered. */
  answering: Answered | null;
  /** Where the next words go, from the start of the text. */
  caret: number;
};

/** A message that is being answered, and who said it. */
type Answered = Quote & Pick<Sender, 'userId'>;

type Writing = {
  readonly state: ComposerState;
  readonly ports: ChatViewPorts;
  readonly names: Map<string, UserId>;
  readonly write: (text: string) => void;
};

/** What was to be said. */
type Words = {
  readonly text: string;
  readonly quote: Answered | null;
  /** The people it may call, by name. */
  readonly names: ReadonlyMap<string, UserId>;
};

const NOT_SENT: SendRefusal = { why: 'network' };

/** The words go back where they were written, before whatever was typed since. */
function giveBack(
  { state, ports, names, write }: Writing,
  { text, quote, names: called }: Words,
  refusal: SendRefusal,
): void {
  for (const [name, userId] of called) names.set(name, userId);
  write(`${text}${state.text}`);
  state.caret = state.text.length;
  state.answering ??= quote;
  state.refusal = refusal;
  state.heldUntil = Math.max(state.heldUntil, holdOf(refusal, ports.now()));
  if (refusal.why === 'needsLogin') ports.askToLogIn();
}

/**
 * A message the network lost is in the list, to be repeated there; one that was refused is given back. A core that
 * dies meanwhile is replaced, and asked again under the same id: the platform takes it once.
 */
async function deliver(writing: Writing, words: Words): Promise<void> {
  const { state, ports } = writing;
  const { text, quote, names } = words;
  const named = calledIn(text, names);
  const called = new Set(quote ? [...named, quote.userId] : named);
  const answered = quote && { messageId: quote.messageId, name: quote.name, text: quote.text };
  const clientMsgId = ports.newId();
  const say = () => ports.send(clientMsgId, text, [...called], answered);
  const outcome = await say().catch(say);
  if (outcome.is === 'sent') state.sentAt = ports.now();
  else if (outcome.refusal.why !== 'network') giveBack(writing, words, outcome.refusal);
}

async function send(writing: Writing): Promise<void> {
  const { state, names, write } = writing;
  const text = state.text.trim();
  if (isBlank(text) || isTooLong(text) || state.sending) return;
  const words: Words = { text, quote: state.answering && { ...state.answering }, names: new Map(names) };
  state.sending = true;
  state.refusal = null;
  try {
    write('');
    names.clear();
    state.caret = 0;
    state.answering = null;
    await deliver(writing, words);
  } catch {
    giveBack(writing, words, NOT_SENT);
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
  focusAsked: 0,
  keystrokes: 0,
  answering: null,
  caret: text.length,
});

/** Words that come from elsewhere than the keys. */
function putting(state: ComposerState, write: Writing['write']) {
  const put = (words: string, from = state.caret, to = from) => {
    write(`${state.text.slice(0, from)}${words}${state.text.slice(to)}`);
    state.caret = from + words.length;
    state.refusal = null;
  };
  const insert = (words: string) => {
    const gap = state.text === '' || state.text.endsWith(' ') ? '' : ' ';
    put(`${gap}${words}`, state.text.length);
    state.focusAsked += 1;
  };
  return { put, insert };
}

/** What is being written in a room. Its words survive refusals, errors, other rooms and a login. */
export function createComposerStore(roomNo: ChatRoomNo, ports: ChatViewPorts) {
  const draft = readDraft(roomNo);
  const names = new Map<string, UserId>(draft.names);
  const state = proxy(firstState(draft.text));
  const write = (text: string) => {
    state.text = text;
    keepDraft(roomNo, { text, names });
  };
  const { put, insert } = putting(state, write);
  return {
    state,
    /** What was kept for the viewer, once the viewer is known; nothing takes the place of words that are there. */
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
    /** Puts words where the caret is and leaves the focus where it is. */
    put: (words: string) => put(words),
    /** The caret was moved. */
    moveCaret(caret: number) {
      state.caret = caret;
    },
    /** What is said next answers this message; null for nothing. */
    answer(quote: Answered | null) {
      state.answering = quote;
      state.focusAsked += 1;
    },
    /** Names somebody in place of what is typed of the name. */
    call({ name, userId }: Pick<Sender, 'name' | 'userId'>, { from, to }: Calling) {
      names.set(name, userId);
      put(`@${name} `, from, to);
      state.focusAsked += 1;
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
