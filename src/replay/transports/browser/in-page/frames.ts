import type { PageNotes } from '#replay/transports/browser/page-notes.ts';

/**
 * Runs in the page: notes its frames, its long tasks, and the distance from the visible part to the bottom of the
 * chat.
 */
{
  const LIST = '[role="log"][data-virtuoso-scroller]';
  const DISTANCE_EVERY_MS = 100;

  let frames: number[] = [];
  let longTasks: PageNotes['longTasks'] = [];
  let distances: PageNotes['distances'] = [];
  let measuredAt = 0;

  /** Measures after the layout of the frame, so that it forces no extra layout. */
  const afterFrame = new MessageChannel();
  afterFrame.port1.onmessage = () => {
    const list = document.querySelector(LIST);
    if (!list) return;
    const px = Math.max(0, list.scrollHeight - list.scrollTop - list.clientHeight);
    distances.push({ at: performance.now(), px });
  };
  const step = (at: number): void => {
    frames.push(at);
    if (at - measuredAt >= DISTANCE_EVERY_MS) {
      measuredAt = at;
      afterFrame.port2.postMessage(null);
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ at: startTime, tookMs: duration });
  }).observe({ type: 'longtask' });
  window.replayNotes.push(() => {
    const notes = { clockZero: performance.timeOrigin, frames, longTasks, distances };
    [frames, longTasks, distances] = [[], [], []];
    return notes;
  });
}
