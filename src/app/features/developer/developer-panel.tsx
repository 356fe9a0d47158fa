import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTopic } from '#app/core-client/topic.ts';
import { plainKey } from '#app/kit/a11y/plain-key.ts';
import { ScrollRegion } from '#app/kit/a11y/scroll-region.tsx';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { useMove } from '#app/kit/overlay/use-move.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { ChatPart } from './chat-figures.tsx';
import { DEVELOPER_KEYS, developerModeOpener, setDeveloperMode } from './developer-mode.ts';
import { moveArea } from './move-area.ts';
import { PagePart } from './page-figures.tsx';
import { FIRST_SAMPLE, probePage } from './page-probe.ts';
import { PlayPart } from './play-figures.tsx';
import { RecorderBox } from './recorder-box.tsx';
import { StreamPart } from './stream-figures.tsx';
import { t } from './texts.ts';
import type { RecorderControl } from './use-recorder.ts';
import { VisitPart } from './visit/visit-part.tsx';
import { WirePart } from './wire-figures.tsx';
import './developer-panel.css';

function usePageSample() {
  const [sample, setSample] = useState(FIRST_SAMPLE);
  useEffect(() => probePage(setSample), []);
  return sample;
}

/** Who opened the panel by hand is in it at once, and back where they were when it closes. */
function useFocusOf(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const opener = developerModeOpener();
    if (opener) panel.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel]);
}

function Figures({ room }: { room: RoomRef | null }) {
  const figures = useTopic('dev.figures', { room });
  const page = usePageSample();
  if (!figures) return <p className="dev__none">{t('developer.waiting')}</p>;
  return (
    <>
      <ChatPart chat={figures.chat} inRoom={room !== null} />
      <WirePart wire={figures.wire} />
      <StreamPart streams={figures.streams} />
      <PlayPart play={figures.play} picture={page.picture} />
      <PagePart page={page} />
    </>
  );
}

/** What a room, the wire, the picture and the page are doing, and the room's recorder. Not modal: the room goes on. */
export function DeveloperPanel({ room, control }: { room: RoomRef | null; control: RecorderControl }) {
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const { drag, step, style } = useMove(panel, moveArea);
  useFocusOf(panel);
  const close = () => setDeveloperMode(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (plainKey(event) !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={panel}
      className="dev"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      style={style}
      onKeyDown={onKeyDown}
    >
      <div className="dev__head" onPointerDown={drag}>
        <IconButton
          icon="menu"
          size="xs"
          iconSize={16}
          className="dev__move"
          label={t('developer.move')}
          onKeyDown={step}
        />
        <h2 id={title}>{t('developer.title')}</h2>
        <kbd>{DEVELOPER_KEYS}</kbd>
        <IconButton
          icon="x"
          size="xs"
          iconSize={16}
          label={t('developer.close')}
          onClick={close}
          data-still
        />
      </div>
      <RecorderBox control={control} room={room} />
      <ScrollRegion className="dev__body" label={t('developer.figures')}>
        <Figures room={room} />
        <VisitPart />
      </ScrollRegion>
    </section>
  );
}
