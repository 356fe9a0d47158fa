/** Runs in the page before anything of its own: where the page's clock stands in the time of this machine. */
{
  const LOOKED_AT_FOR_MS = 3;

  /** The wall clock has whole ms: the greatest difference seen is that at the turn of one. */
  const clockZero = (): number => {
    const until = performance.now() + LOOKED_AT_FOR_MS;
    let zero = Number.NEGATIVE_INFINITY;
    for (let now = performance.now(); now < until; now = performance.now()) {
      zero = Math.max(zero, Date.now() - now);
    }
    return zero;
  };
  const zero = clockZero();
  window.replayNotes = [() => ({ clockZero: zero })];
}
