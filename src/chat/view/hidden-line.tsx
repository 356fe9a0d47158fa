import { useSnapshot } from 'valtio';
import { Icon } from '#app/kit/icon/icon.tsx';
import { hidesAny, SHOW_ALL } from '#contract/rules/rooms/reading-choices.ts';
import type { ChatViewPorts } from './chat-ports.ts';
import type { ChatStore } from './chat-store.ts';
import { ListAside } from './list-aside.tsx';
import { t } from './texts.ts';

/** While the reading settings keep messages from the list: how many, and the way to have them all. */
export function HiddenLine({ store, ports }: { store: ChatStore; ports: ChatViewPorts }) {
  const { settings, hidden } = useSnapshot(store.state);
  if (!hidesAny(settings)) return null;
  return (
    <ListAside>
      <Icon name="filter" size={15} />
      <span className="grow num">
        {hidden > 0 ? t('chat.hiddenCount', { count: hidden }) : t('chat.hiddenNone')}
      </span>
      <button type="button" className="link" onClick={() => ports.changeReading(SHOW_ALL)}>
        {t('chat.showAll')}
      </button>
    </ListAside>
  );
}
