import type { ConversationEvent } from '#contract/care/support/schema.ts';
import type { WrittenOverview } from '#sandbox/admin/care/service-overview.ts';
import { element } from '../controls/element.ts';
import { timeOfDay } from '../text.ts';

const EVENTS: Readonly<Record<ConversationEvent, string>> = {
  taken: '客服接入',
  asked: '已询问是否还在',
  resolved: '客服结束了会话',
  ended: '对方结束了会话',
  silent: '对方没有再说话，会话结束',
};

const AUTHORS = { service: '客服', automatic: '自动回复', event: '' } as const;

function line({ from, event, text, at }: WrittenOverview, nickname: string): string {
  if (event !== null) return `${timeOfDay(at)} ${EVENTS[event]}`;
  return `${timeOfDay(at)} ${from === 'visitor' ? nickname : AUTHORS[from]}：${text}`;
}

function imageLink(id: string): HTMLElement {
  const src = `/sandbox/service/pictures/${id}`;
  const picture = element('img', { src, alt: '对方发来的图片', loading: 'lazy' });
  return element('a', { href: src, target: '_blank', rel: 'noopener' }, picture);
}

/** Adds the messages since the last update; the number shown is limited, and the oldest are removed. */
export function appendMessages(
  place: HTMLElement,
  words: readonly WrittenOverview[],
  nickname: string,
): void {
  const key = (word: WrittenOverview) => `${word.at} ${word.from} ${word.event ?? ''} ${word.text}`;
  const shown = new Set(Array.from(place.children, (child) => child.getAttribute('data-key')));
  for (const word of words) {
    if (shown.has(key(word))) continue;
    const pictures = element('div', { class: 'proofs' }, ...word.pictures.map(imageLink));
    const said = element('p', { class: 'item__note' }, line(word, nickname));
    place.append(
      element('div', { 'data-key': key(word) }, said, ...(word.pictures.length > 0 ? [pictures] : [])),
    );
  }
}
