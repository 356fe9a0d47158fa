import { lazy } from 'react';
import { OptionalPart } from '#app/kit/feedback/optional-part.tsx';
import { SettingsButton } from '#app/kit/overlay/settings-button.tsx';
import type { ChatViewPorts } from './chat-ports.ts';
import type { ChatStore } from './chat-store.ts';
import { t } from './texts.ts';

const LazyPanel = lazy(() => import('./reading-panel.tsx').then((file) => ({ default: file.ReadingPanel })));

type Props = { readonly store: ChatStore; readonly ports: ChatViewPorts };

/** The way to how the chat is read. */
export const ReadingButton = (props: Props) => (
  <SettingsButton icon="sliders" label={t('chat.reading')} closeLabel={t('common.close')}>
    <OptionalPart>
      <LazyPanel {...props} />
    </OptionalPart>
  </SettingsButton>
);
