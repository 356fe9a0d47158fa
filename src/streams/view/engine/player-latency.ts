const latencies = new WeakMap<HTMLVideoElement, number | null>();

/** How far behind the moment of filming a picture is, ms, for code that looks at its element. */
export function noteLatency(video: HTMLVideoElement, latencyMs: number | null): void {
  latencies.set(video, latencyMs);
}

/** Null while unknown. */
export const latencyOf = (video: HTMLVideoElement): number | null => latencies.get(video) ?? null;
