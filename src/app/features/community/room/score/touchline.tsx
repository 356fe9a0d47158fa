import { lengthMinutes, progressAt } from '#app/features/play/match/match-clock.tsx';
import type { Match, MatchEvent } from '#contract/play/match/schema.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { seekTimeOf } from '#streams/view/time/timeline-mark.ts';
import type { ShownContent } from '../content/room-content.ts';
import { useShownNow } from '../content/use-shown-content.ts';
import { t } from '../texts.ts';
import './touchline.css';

/** Closer together than this, in percent, two labels of one side would overlap. */
const LEAST_GAP = 16;
/** Least distance in percent between two pressable marks: 24 px in a window 320 px wide (WCAG 2.5.8). */
const TARGET_GAP = 9;
/** From here on, in percent, a label ends at its mark instead of lying around it. */
const END_FROM = 90;
/** Up to here it begins at its mark. */
const START_UNTIL = 6;

const labelClass = (at: number) =>
  at > END_FROM
    ? 'touchline__w touchline__w--end'
    : at < START_UNTIL
      ? 'touchline__w touchline__w--start'
      : 'touchline__w';

const SHOWN = {
  goal: 'football',
  yellowCard: 'flag',
  redCard: 'flag',
  substitution: 'swap',
} as const satisfies Partial<Record<MatchEvent['kind'], IconName>>;
type ShownKind = keyof typeof SHOWN;
type Mark = {
  readonly event: MatchEvent;
  readonly kind: ShownKind;
  readonly at: number;
  readonly labelled: boolean;
};

const isShown = (kind: MatchEvent['kind']): kind is ShownKind => kind in SHOWN;

/** Returns goals, cards and substitutions along the match; a label is dropped where it would cover the one before it. */
function marksOf(events: readonly MatchEvent[], length: number): readonly Mark[] {
  const lastLabel = { home: -LEAST_GAP, away: -LEAST_GAP, none: -LEAST_GAP };
  return events.flatMap((event) => {
    if (!isShown(event.kind)) return [];
    const at = Math.min(100, (event.minute / length) * 100);
    const labelled = at - lastLabel[event.side] >= LEAST_GAP;
    if (labelled) lastLabel[event.side] = at;
    return [{ event, kind: event.kind, at, labelled }];
  });
}

/** Importance of each kind, the lowest first: of marks that are too close together the most important one is pressable. */
const RANKS: Readonly<Record<ShownKind, number>> = { goal: 0, redCard: 1, yellowCard: 2, substitution: 3 };

/** Returns the pressable marks. */
function targetsOf(marks: readonly Mark[]): ReadonlySet<Mark> {
  const targets = new Set<Mark>();
  for (const mark of marks.toSorted((left, right) => RANKS[left.kind] - RANKS[right.kind])) {
    if ([...targets].every(({ at }) => Math.abs(at - mark.at) >= TARGET_GAP)) targets.add(mark);
  }
  return targets;
}

const spokenOf = ({ minute, player }: MatchEvent, kind: ShownKind): string =>
  t('room.eventSpoken', { minute, what: t(`matchEvent.${kind}`), who: player });

/** Below the line, fixed labels also give way to an event's label. */
const isFree = (marks: readonly Mark[], at: number) =>
  !marks.some((mark) => mark.labelled && mark.event.side === 'away' && Math.abs(mark.at - at) < LEAST_GAP);

type Props = {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
  /** Source of the match's time. */
  readonly content: Pick<ShownContent, 'clock' | 'held'>;
};

type MarkProps = { readonly mark: Mark; readonly onReplay: (() => void) | null };

/** Event on the line; pressed, the video shows it again, while its stream reaches back that far. */
function EventMark({ mark: { event, kind, at, labelled }, onReplay }: MarkProps) {
  const label = labelled ? (
    <span className={labelClass(at)}>
      <Icon name={SHOWN[kind]} size={13} />
      <b>{event.minute}′</b>
      <span>{kind === 'goal' ? event.player : t(`matchEvent.${kind}`)}</span>
    </span>
  ) : null;
  const attributes = { className: `touchline__e touchline__e--${event.side}`, style: { left: `${at}%` } };
  return onReplay ? (
    <button
      type="button"
      {...attributes}
      aria-label={t('room.replay', { what: spokenOf(event, kind) })}
      onClick={onReplay}
    >
      {label}
    </button>
  ) : (
    <span {...attributes} aria-hidden="true">
      {label}
    </span>
  );
}

/** Match clock extended to an event timeline: home above the line, away below. */
export function Touchline({ match, events, content }: Props) {
  const now = useShownNow(content);
  const { clock } = content;
  const progress = progressAt(match, now) * 100;
  const length = lengthMinutes(match);
  const marks = marksOf(events, length);
  const reach = clock.reach();
  const isReached = ({ event }: Mark) => reach !== null && seekTimeOf(event) >= reach.from && event.at <= now;
  const targets = targetsOf(marks.filter(isReached));
  const spoken = marks.map(({ event, kind }) => spokenOf(event, kind));
  return (
    <section
      className="touchline"
      aria-label={t('room.timeline', { events: spoken.join('，') || t('room.noEvents') })}
    >
      <div className="touchline__in">
        <div className="touchline__l">
          <i style={{ width: `${progress}%` }} />
          <span className="touchline__now" style={{ left: `${progress}%` }} />
        </div>
        {marks.map((mark) => (
          <EventMark
            key={mark.event.eventId}
            mark={mark}
            onReplay={targets.has(mark) ? () => clock.goTo(seekTimeOf(mark.event)) : null}
          />
        ))}
        {isFree(marks, 50) ? (
          <span className="touchline__k" style={{ left: '50%' }}>
            {t('room.breakMark')}
          </span>
        ) : null}
        {isFree(marks, 100) ? <span className="touchline__k touchline__k--end">{length}′</span> : null}
      </div>
    </section>
  );
}
