import { tLater } from '#app/i18n/later-text.ts';
import type { ChatFigures } from '#contract/models/room-figures.ts';
import { type Figure, FigureList } from './figure-list.tsx';
import { msText, wholeText } from './figure-text.ts';

const pollingText = ({ leads, polling, polls }: ChatFigures): string =>
  leads || polls.count > 0 ? tLater(`developer.${polling}`) : tLater('developer.otherTab');

function figuresOf(chat: ChatFigures): readonly Figure[] {
  const { polls } = chat;
  return [
    { name: tLater('developer.perSecond'), value: chat.perSecond.toFixed(1) },
    { name: tLater('developer.latestSeq'), value: wholeText(chat.latestSeq) },
    { name: tLater('developer.received'), value: wholeText(chat.received) },
    { name: tLater('developer.held'), value: wholeText(chat.smoothed + chat.unshown) },
    { name: tLater('developer.filled'), value: wholeText(chat.filled) },
    { name: tLater('developer.missing'), value: wholeText(chat.missing), alert: chat.missing > 0 },
    { name: tLater('developer.repeated'), value: wholeText(chat.repeated) },
    { name: tLater('developer.foreign'), value: wholeText(chat.foreign) },
    { name: tLater('developer.leftOut'), value: wholeText(chat.leftOut) },
    { name: tLater('developer.polling'), value: pollingText(chat) },
    { name: tLater('developer.pollP50'), value: msText(polls.p50Ms) },
    { name: tLater('developer.pollP99'), value: msText(polls.p99Ms) },
  ];
}

/** How the room's chat comes in; outside of a room there is none. */
export const ChatPart = ({ chat, inRoom }: { chat: ChatFigures | null; inRoom: boolean }) => (
  <FigureList title={tLater('developer.chat')} figures={chat ? figuresOf(chat) : []}>
    {chat ? null : (
      <p className="dev__none">{tLater(inRoom ? 'developer.waiting' : 'developer.chatNowhere')}</p>
    )}
  </FigureList>
);
