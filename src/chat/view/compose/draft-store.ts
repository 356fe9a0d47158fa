import type { ChatRoomNo, UserId } from '#contract/fields/ids.ts';
import { tabVisit } from '#core-client/storage/viewer-storage.ts';
import { perViewer } from '#core-client/viewer.ts';

/** Unsent text, with the users it mentions. */
export type Draft = { readonly text: string; readonly names: ReadonlyMap<string, UserId> };

const EMPTY: Draft = { text: '', names: new Map() };
const drafts = perViewer(() => new Map<ChatRoomNo, Draft>());
const nameOf = (roomNo: ChatRoomNo) => `draft.${roomNo}`;

/** Returns the draft of a room: from memory, or its text from an earlier visit in this tab. */
export function readDraft(roomNo: ChatRoomNo): Draft {
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
