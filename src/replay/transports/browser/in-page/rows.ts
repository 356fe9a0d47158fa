import type { Screenful } from '#replay/transports/browser/page-notes.ts';

/** Runs in the page: notes which rows of the chat are on screen after each frame that changed it. */
{
  const ROW = '[data-row-key]';
  const LIST = '[role="log"][data-virtuoso-scroller]';
  /** The share of a row that must be inside list and window. */
  const SHARE = 0.5;

  let screens: Screenful[] = [];
  const onScreen = new Set<Element>();

  const isPainted = (row: Element): boolean =>
    row.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const noteScreen = (): void => {
    const keys: string[] = [];
    for (const row of document.querySelectorAll(ROW)) {
      if (onScreen.has(row)) keys.push(row.getAttribute('data-row-key') ?? '');
    }
    const atHead = (document.querySelector(LIST)?.scrollTop ?? 0) < 1;
    screens.push({ at: performance.now(), keys, atHead });
  };
  /** The callback runs after the layout and paint of the frame in which the intersection was computed. */
  const crossings = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= SHARE && isPainted(target)) onScreen.add(target);
        else onScreen.delete(target);
      }
      noteScreen();
    },
    { threshold: SHARE },
  );
  const eachRow = (nodes: NodeList, visit: (row: Element) => void): void => {
    for (const node of nodes) {
      if (!(node instanceof Element)) continue;
      if (node.matches(ROW)) visit(node);
      for (const row of node.querySelectorAll(ROW)) visit(row);
    }
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      eachRow(removedNodes, (row) => {
        crossings.unobserve(row);
        onScreen.delete(row);
      });
      eachRow(addedNodes, (row) => crossings.observe(row));
    }
  });
  changes.observe(document, { childList: true, subtree: true });
  window.replayNotes.push(() => {
    const notes = { screens };
    screens = [];
    return notes;
  });
}
