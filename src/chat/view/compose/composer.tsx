import './composer.css';
import '#kit/form/field.css';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import type { ChatRoomView } from '#contract/community/chat/feed.ts';
import { durationText } from '#contract/units/duration-text.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Popover } from '#kit/overlay/popover/popover.tsx';
import { SettingsButton } from '#kit/overlay/settings-button.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import { useChat } from '../chat-context.ts';
import { t } from '../texts.ts';
import { ComposerField } from './composer-field.tsx';
import { type Gate, gateOf, lengthOf } from './composer-gate.ts';
import { composerJump } from './composer-jump.ts';

const ExpressionPanel = lazyPart(() =>
  import('../expressions/expression-panel.tsx').then((file) => file.ExpressionPanel),
);

/** Emotes, emoji and phrases for what is being written. */
function ExpressionPopover() {
  const { composer } = useChat();
  return (
    <Popover
      trigger={<IconButton icon="smile" iconSize={19} label={t('chat.expressions')} />}
      label={t('chat.expressions')}
      side="top"
      align="start"
    >
      {(close) => (
        <OptionalPart
          wait={
            <div className="expressions__wait">
              <SkeletonRows count={5} />
            </div>
          }
          missing={<MissingPart />}
        >
          <ExpressionPanel
            onInsert={composer.insertAtCaret}
            onPhrase={(phrase) => {
              composer.insert(phrase);
              close();
            }}
          />
        </OptionalPart>
      )}
    </Popover>
  );
}

const LazyPanel = lazyPart(() => import('../list/reading-panel.tsx').then((file) => file.ReadingPanel));

/** Opens the reading settings. */
const ReadingButton = () => (
  <SettingsButton icon="sliders" label={t('chat.reading')} closeLabel={t('common.close')}>
    <OptionalPart missing={<MissingPart />}>
      <LazyPanel />
    </OptionalPart>
  </SettingsButton>
);

const EVERY_MS = 1_000;

/** The server's time, shown again once a second while `running`. */
function useSeconds(now: () => ServerTime, running: boolean): ServerTime {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(showAgain, EVERY_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now();
}

const MentionPopover = lazyPart(() => import('./mention-popover.tsx').then((file) => file.MentionPopover));
const ShareOrderPopover = lazyPart(() =>
  import('./share-order-popover.tsx').then((file) => file.ShareOrderPopover),
);

type OpenRoom = Extract<ChatRoomView, { is: 'open' | 'closed' }>;

type ComposerProps = { readonly room: OpenRoom; readonly trailing: ReactNode };

function Tools() {
  const { composer } = useChat();
  const { text } = useSnapshot(composer.state);
  const count = lengthOf(text);
  return (
    <div className="composer__tools row">
      <ExpressionPopover />
      <OptionalPart>
        <MentionPopover />
        <ShareOrderPopover />
      </OptionalPart>
      <ReadingButton />
      <span
        className="cap t3 num"
        role="img"
        aria-label={t('chat.countSpoken', { count, max: CHAT_TEXT_MAX })}
      >
        {t('chat.count', { count, max: CHAT_TEXT_MAX })}
      </span>
    </div>
  );
}

/** Quote of the message being replied to, above the field. */
function Answering() {
  const { composer } = useChat();
  const { answering } = useSnapshot(composer.state);
  if (answering === null) return null;
  return (
    <div className="composer__answering">
      <span className="grow ell">
        <b>{t('chat.answering', { name: answering.name })}</b>
        {`　${answering.text}`}
      </span>
      <IconButton
        icon="x"
        size="xs"
        iconSize={14}
        label={t('chat.answerNot')}
        onClick={() => composer.answer(null)}
      />
    </div>
  );
}

/** Target of the skip link: the field, or its replacement. */
function useComposerTarget() {
  const box = useRef<HTMLDivElement>(null);
  const { is } = useSnapshot(composerJump);
  useEffect(() => {
    if (is !== 'shown') return;
    const field = box.current?.querySelector<HTMLElement>('input, button.input');
    (field ?? box.current)?.focus();
    composerJump.is = 'idle';
  }, [is]);
  return box;
}

/** Shown where the field would be: why this visitor cannot speak, and what they can do. */
function ComposerBar({
  gate,
  closedText,
  onField,
  onLogIn,
}: {
  gate: Extract<Gate, { is: 'guest' | 'muted' | 'closed' }>;
  closedText: string;
  /** The place of the field is pressed, which only members have. */
  onField: () => void;
  onLogIn: () => void;
}) {
  switch (gate.is) {
    case 'guest':
      return (
        <>
          <button type="button" className="input" onClick={onField}>
            {t('chat.guest')}
          </button>
          <Button variant="primary" onClick={onLogIn}>
            {t('chat.login')}
          </Button>
        </>
      );
    case 'muted':
      return (
        <p className="input is-disabled" role="status">
          <Icon name="ban" size={16} />
          {gate.remainingMs === null
            ? t('chat.muted')
            : t('chat.mutedLeft', { left: durationText(gate.remainingMs, 'padded') })}
        </p>
      );
    case 'closed':
      return (
        <p className="input is-disabled" role="status">
          <Icon name="lock" size={16} />
          {closedText}
        </p>
      );
    default:
      return gate satisfies never;
  }
}

/** Composer: the field and its tools, or the reason why the viewer cannot write. */
export function Composer({ room, trailing }: ComposerProps) {
  const { store, composer, ports, member, closedText } = useChat();
  const { heldUntil, sentAt } = useSnapshot(composer.state);
  const { admin, slowModeMs } = room.switches;
  const waitUntil = Math.max(heldUntil, admin ? 0 : sentAt + slowModeMs);
  const until = Math.max(waitUntil, room.switches.mutedUntil ?? 0);
  const nowMs = useSeconds(ports.now, until > ports.now());
  const box = useComposerTarget();
  const gate = gateOf(room, { member, nowMs, waitUntil });
  const send = () => {
    store.resume();
    // The composer shows the refusal itself.
    composer.send().catch(() => undefined);
  };
  const speaks = gate.is === 'ready' || gate.is === 'slow';
  return (
    <div className="composer" ref={box} tabIndex={-1}>
      {speaks && <Answering />}
      {speaks && <Tools />}
      <div className="composer__row">
        {speaks ? (
          <ComposerField waitMs={gate.is === 'slow' ? gate.remainingMs : 0} nowMs={nowMs} onSend={send} />
        ) : (
          <>
            <ReadingButton />
            <ComposerBar
              gate={gate}
              closedText={closedText}
              onField={ports.promptLogin}
              onLogIn={ports.goToLogIn}
            />
          </>
        )}
        {trailing}
      </div>
    </div>
  );
}
