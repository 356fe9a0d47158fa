import './developer-panel.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { ChatFigures, StreamFigures, WireFigures } from '#contract/community/room-figures.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { useTopic } from '#core-client/topic.ts';
import { errorText } from '#i18n/error-text.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { ScrollRegion } from '#kit/a11y/scroll-region.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { type MoveArea, useMove } from '#kit/overlay/use-move.ts';
import { DEVELOPER_KEYS, developerModeOpener, setDeveloperMode } from './developer-mode.ts';
import { type Figure, FigureList, integerText, msText, signedMs, sizeText } from './figure-list.tsx';
import { FIRST_SAMPLE, type PageSample, probePage } from './page-probe.ts';
import { PlayPart } from './play-figures.tsx';
import { RecorderBox } from './recorder-box.tsx';
import { t } from './texts.ts';
import type { RecorderControl } from './use-recorder.ts';
import { VisitPart } from './visit/visit-part.tsx';

const offsetText = ({ synced, offsetMs, errorMs }: WireFigures): string =>
  synced ? `${signedMs(offsetMs)} ± ${msText(errorMs)}` : t('developer.unsynced');

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : origin);

/** The way to the platform: line, clock, what went wrong last. */
function WirePart({ wire }: { wire: WireFigures }) {
  const figures = [
    { name: t('developer.origin'), value: hostOf(wire.origin), wide: true },
    { name: t('developer.offset'), value: offsetText(wire), wide: true },
  ];
  return (
    <FigureList title={t('developer.wire')} figures={figures}>
      <h4>{t(wire.failures.length === 0 ? 'developer.noTroubles' : 'developer.troubles')}</h4>
      <ul className="developer__troubles">
        {wire.failures.map(({ at, path, code, status }) => (
          <li key={`${at} ${path} ${code}`}>
            <time>{timeOfDay(at)}</time> {errorText(code, status === null ? {} : { status })}
            <small>
              {code} {path}
            </small>
          </li>
        ))}
      </ul>
    </FigureList>
  );
}

const pollingText = ({ leads, polling, polls }: ChatFigures): string =>
  leads || polls.count > 0 ? t(`developer.${polling}`) : t('developer.otherTab');

function figuresOf(chat: ChatFigures): readonly Figure[] {
  const { polls } = chat;
  return [
    { name: t('developer.perSecond'), value: chat.perSecond.toFixed(1) },
    { name: t('developer.latestSeq'), value: integerText(chat.latestSeq) },
    { name: t('developer.received'), value: integerText(chat.received) },
    { name: t('developer.held'), value: integerText(chat.smoothed + chat.unshown) },
    { name: t('developer.filled'), value: integerText(chat.filled) },
    { name: t('developer.missing'), value: integerText(chat.missing), alert: chat.missing > 0 },
    { name: t('developer.repeated'), value: integerText(chat.repeated) },
    { name: t('developer.foreign'), value: integerText(chat.foreign) },
    { name: t('developer.leftOut'), value: integerText(chat.leftOut) },
    { name: t('developer.polling'), value: pollingText(chat) },
    { name: t('developer.pollP50'), value: msText(polls.p50Ms) },
    { name: t('developer.pollP99'), value: msText(polls.p99Ms) },
  ];
}

/** Figures of incoming messages in the room's chat; empty outside a room. */
const ChatPart = ({ chat, inRoom }: { chat: ChatFigures | null; inRoom: boolean }) => (
  <FigureList title={t('developer.chat')} figures={chat ? figuresOf(chat) : []}>
    {chat ? null : (
      <p className="developer__none">{t(inRoom ? 'developer.waiting' : 'developer.chatNowhere')}</p>
    )}
  </FigureList>
);

const DASH = '—';
const orDash = (count: number | null, textOf: (count: number) => string): string =>
  count === null ? DASH : textOf(count);
const orUnavailable = (count: number | null, textOf: (count: number) => string): string =>
  count === null ? t('developer.notTold') : textOf(count);

/** Browser resources used by this page. */
function PagePart({ page }: { page: PageSample }) {
  const { tasks } = page;
  const figures = [
    { name: t('developer.fps'), value: orDash(page.fps, integerText) },
    { name: t('developer.rows'), value: orDash(page.rows, integerText) },
    { name: t('developer.longTasks'), value: orUnavailable(tasks?.count ?? null, integerText) },
    { name: t('developer.longest'), value: orUnavailable(tasks?.longestMs ?? null, msText) },
    { name: t('developer.toBottom'), value: orDash(page.toBottomPx, (px) => `${integerText(px)} px`) },
    { name: t('developer.heap'), value: orUnavailable(page.heapBytes, sizeText) },
  ];
  return <FigureList title={t('developer.page')} figures={figures} />;
}

const PANEL_MARGIN_PX = 8;
/** Areas that the card must not cover: the header of the page, and the chat with its input. */
const HEAD = 'header';
const CHAT = '.room__chat';

/** Reports whether the card is a sheet, as on narrow screens; a sheet cannot be moved. */
const isSheet = (): boolean => matchMedia('(width < 1024px)').matches;

/** Returns the area a card can be moved in: below the page header and, in a room, left of its chat. */
function moveArea(card: HTMLElement): MoveArea | null {
  if (isSheet()) return null;
  const { width, height } = card.getBoundingClientRect();
  const top = (document.querySelector(HEAD)?.getBoundingClientRect().bottom ?? 0) + PANEL_MARGIN_PX;
  const right = document.querySelector(CHAT)?.getBoundingClientRect().left ?? window.innerWidth;
  return {
    least: { left: PANEL_MARGIN_PX, top: Math.max(PANEL_MARGIN_PX, top) },
    most: { left: right - PANEL_MARGIN_PX - width, top: window.innerHeight - PANEL_MARGIN_PX - height },
  };
}

/** The streams from core to page: how many are open, and how many items they left out. */
const StreamPart = ({ streams }: { streams: StreamFigures }) => (
  <FigureList
    title={t('developer.streams')}
    figures={[
      { name: t('developer.streamsOpen'), value: integerText(streams.open) },
      { name: t('developer.superseded'), value: integerText(streams.superseded) },
      {
        name: t('developer.skipped'),
        value: integerText(streams.skipped),
        alert: streams.skipped > 0,
      },
    ]}
  />
);

function usePageSample() {
  const [sample, setSample] = useState(FIRST_SAMPLE);
  useEffect(() => probePage(setSample), []);
  return sample;
}

/** Moves the focus into a panel opened by hand, and back to the previous element when it closes. */
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
  if (!figures) return <p className="developer__none">{t('developer.waiting')}</p>;
  return (
    <>
      <ChatPart chat={figures.chat} inRoom={room !== null} />
      <WirePart wire={figures.wire} />
      <StreamPart streams={figures.streams} />
      <PlayPart play={figures.play} video={page.video} />
      <PagePart page={page} />
    </>
  );
}

/** Panel with the figures of room, connection, video and page, and the recorder of the room. Not modal: the room stays active. */
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
      className="developer column cap"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      style={style}
      onKeyDown={onKeyDown}
    >
      <div className="developer__head row gap-8" onPointerDown={drag}>
        <IconButton
          icon="menu"
          size="xs"
          iconSize={16}
          className="developer__move"
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
      <ScrollRegion className="developer__body" label={t('developer.figures')}>
        <Figures room={room} />
        <VisitPart />
      </ScrollRegion>
    </section>
  );
}
