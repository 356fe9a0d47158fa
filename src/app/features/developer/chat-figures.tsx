import type { ChatFigures } from '#contract/models/room-figures.ts';
import { type Figure, FigureList } from './figure-list.tsx';
import { msText, wholeText } from './figure-text.ts';
import { t } from './texts.ts';

const pollingText = ({ leads, polling, polls }: ChatFigures): string =>
  leads || polls.count > 0 ? t(`developer.${polling}`) : t('developer.otherTab');

function figuresOf(chat: ChatFigures): readonly Figure[] {
  const { polls } = chat;
  return [
    { name: t('developer.perSecond'), value: chat.perSecond.toFixed(1) },
    { name: t('developer.latestSeq'), value: wholeText(chat.latestSeq) },
    { name: t('developer.received'), value: wholeText(chat.received) },
    { name: t('developer.held'), value: wholeText(chat.smoothed + chat.unshown) },
    { name: t('developer.filled'), value: wholeText(chat.filled) },
    { name: t('developer.missing'), value: wholeText(chat.missing), alert: chat.missing > 0 },
    { name: t('developer.repeated'), value: wholeText(chat.repeated) },
    { name: t('developer.foreign'), value: wholeText(chat.foreign) },
    { name: t('developer.leftOut'), value: wholeText(chat.leftOut) },
    { name: t('developer.polling'), value: pollingText(chat) },
    { name: t('developer.pollP50'), value: msText(polls.p50Ms) },
    { name: t('developer.pollP99'), value: msText(polls.p99Ms) },
  ];
}

/** How the room's chat comes in; outside of a room there is none. */
export const ChatPart = ({ chat, inRoom }: { chat: ChatFigures | null; inRoom: boolean }) => (
  <FigureList title={t('developer.chat')} figures={chat ? figuresOf(chat) : []}>
    {chat ? null : <p className="dev__none">{t(inRoom ? 'developer.waiting' : 'developer.chatNowhere')}</p>}
  </FigureList>
);
