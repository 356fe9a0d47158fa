import type { LineFailure } from '#contract/community/video/video-view.ts';
import { type FlvAddress, type FlvLine, openFlvLine } from './flv-line.ts';
import type { FlvTag } from './flv-tags.ts';

/** Lead over the line in doubt required of the standby, ms of stream, unless that line is gone. */
const AHEAD_MS = 150;
/** Amount of stream that shows that a line delivers, where the two cannot be compared, ms. */
const FLOWS_MS = 300;
/** Time limit for the standby to be better, ms. */
const STANDBY_TIMEOUT_MS = 4_000;

/** The standby line, opened under doubt and read beside the line in use. */
export type FlvStandby = {
  readonly line: FlvLine;
  readonly reason: LineFailure;
  /** Configurations and frames from its first key frame on. */
  tags(): readonly FlvTag[];
  /** Reports whether it carries the video further than the line in use. */
  isBetterThan(main: FlvLine): boolean;
  isLate(now: number): boolean;
};

const isFrame = ({ is, isConfig }: FlvTag) => is !== 'script' && !isConfig;

/** Returns the tags to retain: every configuration, and frames from the first key frame on. */
function useful(retained: readonly FlvTag[], tags: readonly FlvTag[]): readonly FlvTag[] {
  const all = [...retained, ...tags.filter(({ is }) => is !== 'script')];
  const key = all.findIndex((tag) => tag.isKey);
  return all.filter((tag, index) => !isFrame(tag) || (key >= 0 && index >= key));
}

type StandbySetting = {
  readonly address: FlvAddress;
  readonly reason: LineFailure;
  readonly now: () => number;
  readonly changed: () => void;
};

export function openFlvStandby({ address, reason, now, changed }: StandbySetting): FlvStandby {
  const openedAt = now();
  let retained: readonly FlvTag[] = [];
  const line = openFlvLine(address, now, {
    tags(tags) {
      retained = useful(retained, tags);
      changed();
    },
    ended: changed,
  });
  const filmed = (source: FlvLine) => {
    const [capturedAt, newest] = [source.capturedAt(), source.newest()];
    return capturedAt === null || newest === null ? null : capturedAt + newest;
  };
  const flows = () => {
    const frames = retained.filter(isFrame);
    const [first, last] = [frames[0], frames.at(-1)];
    return first !== undefined && last !== undefined && last.at - first.at >= FLOWS_MS;
  };
  return {
    line,
    reason,
    tags: () => retained,
    isBetterThan(main) {
      if (!retained.some(({ isKey }) => isKey)) return false;
      if (main.end()) return true;
      const [own, other] = [filmed(line), filmed(main)];
      return own === null || other === null ? flows() : own > other + AHEAD_MS;
    },
    isLate: (at) => at - openedAt > STANDBY_TIMEOUT_MS,
  };
}
