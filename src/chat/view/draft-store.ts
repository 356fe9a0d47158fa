import type { ChatRoomNo, UserId } from '#contract/models/ids.ts';

/** What was typed and not sent, with the people it names. */
export type Draft = { readonly text: string; readonly names: ReadonlyMap<string, UserId> };

const EMPTY: Draft = { text: '', names: new Map() };
const drafts = new Map<ChatRoomNo, Draft>();
const storageKey = (roomNo: ChatRoomNo) => `courtside.draft.${roomNo}`;

/** The draft of a room: from memory, or its words from an earlier visit in this tab. */
export function readDraft(roomNo: ChatRoomNo): Draft {
  const known = drafts.get(roomNo);
  if (known !== undefined) return known;
  const text = sessionStorage.getItem(storageKey(roomNo));
  return text === null ? EMPTY : { ...EMPTY, text };
}

/** Keeps a draft over room changes, login and reload. Only the words outlive a reload. */
export function keepDraft(roomNo: ChatRoomNo, draft: Draft): void {
  drafts.set(roomNo, draft);
  if (draft.text === '') sessionStorage.removeItem(storageKey(roomNo));
  else sessionStorage.setItem(storageKey(roomNo), draft.text);
}
