import { SettingsButton } from '#app/kit/overlay/settings-button.tsx';

import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { MissingPart } from '#app/kit/part/missing-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import type { ChatViewPorts } from './chat-ports.ts';
import type { ChatStore } from './chat-store.ts';
import { t } from './texts.ts';

const LazyPanel = lazyPart(() => import('./reading-panel.tsx').then((file) => file.ReadingPanel));

type Props = { readonly store: ChatStore; readonly ports: ChatViewPorts };

/** The way to how the chat is read. */
export const ReadingButton = (props: Props) => (
  <SettingsButton icon="sliders" label={t('chat.reading')} closeLabel={t('common.close')}>
    <OptionalPart missing={<MissingPart />}>
      <LazyPanel {...props} />
    </OptionalPart>
  </SettingsButton>
);
