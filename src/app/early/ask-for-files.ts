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
 * Asks for scripts and sheets beside the page's own code, which would name them only once it runs.
 * @returns resolves when all have come, or cannot
 */
export async function askForFiles(files: readonly string[]): Promise<void> {
  const links = files.map(linkTo);
  document.head.append(...links);
  await Promise.all(links.map(settled));
}

/**
 * Asks for a file before everything else; what needs it finds it in the browser's cache, or on its way there.
 * @returns resolves when it has come, or cannot
 */
export async function askFirst(file: string): Promise<void> {
  await fetch(`/${file}`, { priority: 'high' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
