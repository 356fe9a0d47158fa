const latencies = new WeakMap<HTMLVideoElement, number | null>();

/** Stores the latency of a video behind its filming time, ms, for code that inspects its element. */
export function noteLatency(video: HTMLVideoElement, latencyMs: number | null): void {
  latencies.set(video, latencyMs);
}

/** Null while unknown. */
export const latencyOf = (video: HTMLVideoElement): number | null => latencies.get(video) ?? null;
