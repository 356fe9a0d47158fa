function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.crossOrigin = '';
  link.href = `/${file}`;
  if (file.endsWith('.js')) link.rel = 'modulepreload';
  else Object.assign(link, { rel: 'preload', as: 'style' });
  return link;
}

const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });

/**
 * Requests scripts and style sheets in parallel with the page's own code, which would name them only once it runs.
 * @returns resolves when all have loaded or failed
 */
export async function preloadFiles(files: readonly string[]): Promise<void> {
  const links = files.map(linkTo);
  document.head.append(...links);
  await Promise.all(links.map(settled));
}

/**
 * Requests a file before everything else; its consumer finds it in the browser's cache, or in flight.
 * @returns resolves when it has loaded or failed
 */
export async function fetchFirst(file: string): Promise<void> {
  // What needs the file fetches it again.
  await fetch(`/${file}`, { priority: 'high' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
