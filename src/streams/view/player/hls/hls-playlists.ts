/** End of a media playlist; a multivariant playlist has none. */
export type PlaylistReach = {
  readonly end: number;
  readonly targetMs: number;
  /** Maximum hold of a blocking reload, ms: until the next part, or segment where there are no parts. */
  readonly heldMs: number;
  /** True if it lists parts of segments, which a player near the live edge loads. */
  readonly hasParts: boolean;
  readonly isOver: boolean;
};

const numberAfter = (text: string, tag: string): number =>
  Number(new RegExp(`^#${tag}[:=](\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);

/** Null for what is no media playlist. */
export function reachOf(text: string): PlaylistReach | null {
  const targetMs = numberAfter(text, 'EXT-X-TARGETDURATION') * 1_000;
  if (Number.isNaN(targetMs)) return null;
  const first = numberAfter(text, 'EXT-X-MEDIA-SEQUENCE') || 0;
  const skipped = numberAfter(text, 'EXT-X-SKIP:SKIPPED-SEGMENTS') || 0;
  const segments = text.match(/^#EXTINF:/gm)?.length ?? 0;
  const partMs = Number(/^#EXT-X-PART-INF:.*PART-TARGET=([\d.]+)/m.exec(text)?.[1]) * 1_000;
  return {
    end: first + skipped + segments,
    targetMs,
    heldMs: partMs || targetMs,
    hasParts: partMs > 0,
    isOver: /^#EXT-X-ENDLIST/m.test(text),
  };
}

/** The playlists of a source as they were last seen, by path. Times are monotonic ms. */
export type HlsPlaylists = {
  /** Registers a listener for the first media playlist, called before the engine has it. */
  onFirst(listener: (reach: PlaylistReach) => void): void;
  /** A playlist was handed to the engine. */
  took(path: string, text: string, now: number): void;
  /** Reports whether the playlist should have grown by now, or is marked as ended. */
  isStale(path: string, text: string, now: number): boolean;
  /** Maximum hold of a blocking reload of a playlist, ms; 0 while the playlist is unknown. */
  heldMs(path: string): number;
};

/** Number of segment durations without growth after which a playlist is late. */
const LATE_SEGMENTS = 1.4;

export function createHlsPlaylists(): HlsPlaylists {
  const ends = new Map<string, Pick<PlaylistReach, 'end' | 'heldMs'> & { readonly since: number }>();
  let onFirst: ((reach: PlaylistReach) => void) | null = null;
  return {
    onFirst(listener) {
      onFirst = listener;
    },
    heldMs: (path) => ends.get(path)?.heldMs ?? 0,
    took(path, text, now) {
      const reach = reachOf(text);
      const before = ends.get(path);
      if (reach) onFirst?.(reach);
      if (reach) onFirst = null;
      if (reach && (!before || reach.end > before.end)) ends.set(path, { ...reach, since: now });
    },
    isStale(path, text, now) {
      const reach = reachOf(text);
      const before = ends.get(path);
      if (!reach) return false;
      if (reach.isOver) return true;
      return (
        before !== undefined &&
        reach.end <= before.end &&
        now - before.since >= LATE_SEGMENTS * reach.targetMs
      );
    },
  };
}

/** Does the second answer bring more than the first? */
export function reachesFurther(second: string, first: string): boolean {
  const [left, right] = [reachOf(second), reachOf(first)];
  if (!left || !right) return false;
  return left.end > right.end || (right.isOver && !left.isOver);
}
