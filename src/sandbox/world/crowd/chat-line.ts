import type { RecordedEvent } from '#contract/recording/recording.ts';
import { hash32 } from '#contract/units/random.ts';
import type { ChatDraft } from '#sandbox/world/rooms/room-store.ts';
import type { GiftWire } from './giving.ts';
import { namedPersona } from './personas.ts';

/** Mapping of recorded gifts: the platform's own gifts, given to the recipient in the room. */
export type GiftsHere = { readonly gifts: readonly GiftWire[]; readonly to: string };

/** Returns the gift of that number, or always the same substitute for a number unknown to this platform. */
function giftHere({ giftId }: Extract<RecordedEvent, { kind: 'gift' }>, gifts: readonly GiftWire[]) {
  return gifts.find((gift) => gift.giftId === giftId) ?? gifts[hash32(giftId) % gifts.length];
}

function contentOf(event: RecordedEvent, { gifts, to }: GiftsHere): ChatDraft['content'] | null {
  switch (event.kind) {
    case 'say':
      return { msgType: 'text', text: event.text };
    case 'gift': {
      const gift = giftHere(event, gifts);
      if (!gift) return null;
      const { giftId, name, url, svgaUrl, price } = gift;
      const comboId = `${event.user}-${giftId}-${event.id ?? event.at}`;
      return { msgType: 'giftPush', giftId, name, url, svgaUrl, price, count: event.count, comboId, to };
    }
    case 'order':
      return { msgType: 'orderPush', order: event.order };
    case 'join':
      return { msgType: 'welcome' };
    case 'leave':
      return null;
  }
}

/** Returns a recorded event as a message of the room, sent by a crowd-like member; null for events that rooms do not show. */
export function recordedDraft(event: RecordedEvent, here: GiftsHere): ChatDraft | null {
  const content = contentOf(event, here);
  if (!content) return null;
  const { username, avatar, level } = namedPersona(event.user);
  const known = 'level' in event ? event.level : undefined;
  return { userId: `f-${hash32(event.user)}`, username, avatar, level: known ?? level, type: 0, content };
}
