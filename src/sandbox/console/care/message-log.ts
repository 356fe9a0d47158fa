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
  const image = element('img', { src, alt: '对方发来的图片', loading: 'lazy' });
  return element('a', { href: src, target: '_blank', rel: 'noopener' }, image);
}

/** Adds the messages since the last update; the number shown is limited, and the oldest are removed. */
export function appendMessages(
  container: HTMLElement,
  messages: readonly WrittenOverview[],
  nickname: string,
): void {
  const key = (message: WrittenOverview) =>
    `${message.at} ${message.from} ${message.event ?? ''} ${message.text}`;
  const shown = new Set(Array.from(container.children, (child) => child.getAttribute('data-key')));
  for (const message of messages) {
    if (shown.has(key(message))) continue;
    const images = element('div', { class: 'proofs' }, ...message.imageIds.map(imageLink));
    const paragraph = element('p', { class: 'item__note' }, line(message, nickname));
    container.append(
      element(
        'div',
        { 'data-key': key(message) },
        paragraph,
        ...(message.imageIds.length > 0 ? [images] : []),
      ),
    );
  }
}
