import { type CSSProperties, type Ref, useState } from 'react';
import { REPORT_REASONS } from '#contract/community/chat-message/report-machine.ts';
import { emoteText } from '#contract/community/expression/emote-pieces.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { drawnPieces, isMarked } from '#streams/danmaku/drawn-text.ts';
import type { PointedText } from '#streams/danmaku/stage-messages.ts';
import { t } from '../texts.ts';
import type { DanmakuPorts } from './danmaku-ports.ts';
import './pointed-menu.css';
import type { ChatMessageId } from '#contract/fields/ids.ts';

type Props = {
  readonly ref: Ref<HTMLDivElement>;
  readonly pointed: PointedText;
  readonly ports: DanmakuPorts;
  readonly onDone: () => void;
};

type PositionStyle = CSSProperties &
  Readonly<Record<'--left' | '--top' | '--width' | '--line' | '--font', string>>;

/** Returns the position and size of the lifted text, frozen. */
const positionOf = ({ leftPx, topPx, widthPx, heightPx, fontPx }: PointedText): PositionStyle => ({
  '--left': `${leftPx}px`,
  '--top': `${topPx}px`,
  '--width': `${widthPx}px`,
  '--line': `${heightPx}px`,
  '--font': `${fontPx}px`,
});

function Action({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      <Icon name={icon} size={16} />
      {label}
    </button>
  );
}

function Blocking({
  text: { sender, text },
  ports,
  onDone,
}: Pick<PointedText, 'text'> & Omit<Props, 'ref' | 'pointed'>) {
  const { userId, name } = sender;
  return (
    <>
      <Action
        icon="ban"
        label={t('danmaku.blockUser')}
        onPress={() => {
          ports.block({ is: 'user', user: { userId, name }, blocked: true });
          onDone();
        }}
      />
      <Action
        icon="filter"
        label={t('danmaku.blockText')}
        onPress={() => {
          ports.block({ is: 'word', word: text, blocked: true });
          onDone();
        }}
      />
    </>
  );
}

function DrawnText({ text, count }: Pick<PointedText, 'text' | 'count'>) {
  return drawnPieces(text, count).map((piece) =>
    piece.is === 'emote' ? (
      <img
        key={piece.at}
        className="danmaku__emote"
        src={`/emotes/${piece.emote.file}.svg`}
        alt={emoteText(piece.emote)}
      />
    ) : (
      piece.text
    ),
  );
}

/** Why the message is reported, one tap each. */
function Reasons({
  messageId,
  ports,
  onDone,
}: { messageId: ChatMessageId } & Pick<Props, 'ports' | 'onDone'>) {
  return REPORT_REASONS.map((reason) => (
    <Action
      key={reason}
      icon="flag"
      label={t(`danmaku.${reason}`)}
      onPress={() => {
        ports.report(messageId, reason);
        onDone();
      }}
    />
  ));
}

/** Actions on a text of another member. */
function Others({ text, ports, onDone }: Pick<PointedText, 'text'> & Omit<Props, 'ref' | 'pointed'>) {
  const [reporting, setReporting] = useState(false);
  const { messageId } = text;
  if (reporting && messageId !== null) {
    return <Reasons messageId={messageId} ports={ports} onDone={onDone} />;
  }
  return (
    <>
      {messageId !== null && (
        <>
          <Action
            icon="heart"
            label={t('danmaku.like')}
            onPress={() => {
              ports.like(messageId);
              onDone();
            }}
          />
          <Action icon="flag" label={t('danmaku.report')} onPress={() => setReporting(true)} />
        </>
      )}
      <Blocking text={text} ports={ports} onDone={onDone} />
    </>
  );
}

/** A text that was pointed at, and what may be done about it. */
export function PointedMenu({ ref, pointed, ports, onDone }: Props) {
  const { text, count } = pointed;
  const { name } = text.sender;
  return (
    <div
      ref={ref}
      className="danmaku-menu"
      role="toolbar"
      aria-label={t('danmaku.pointed', { name, text: text.text })}
      style={positionOf(pointed)}
    >
      <span
        className={classNames(
          'danmaku-menu__text',
          text.own && 'danmaku__text--own',
          isMarked(text) && 'danmaku__text--marked',
        )}
      >
        <DrawnText text={text} count={count} />
      </span>
      <span className="danmaku-menu__menu">
        <b className="ell">{name}</b>
        <Action
          icon="copy"
          label={t('danmaku.copy')}
          onPress={() => {
            ports.copy(text.text);
            onDone();
          }}
        />
        {text.own ? null : <Others text={text} ports={ports} onDone={onDone} />}
      </span>
    </div>
  );
}
