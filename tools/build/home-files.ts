import type { Plugin } from 'vite';
import { routeScreens } from './route-screens.ts';

/**
 * Names the files of the screens that the table of routes calls preloaded in `<meta name="home-files">`, so that a visit to
 * home asks for them at once and not when the page's code has run; public/early-mode.js does the asking.
 */
export const homeFiles = (): Plugin => ({
  name: 'courtside-home-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const preloaded = routeScreens().filter(({ isPreloaded }) => isPreloaded);
      const screens = chunks.filter(({ facadeModuleId }) =>
        preloaded.some(({ module }) => facadeModuleId?.endsWith(`/${module}`)),
      );
      if (screens.length === 0 || !html.includes('/early-mode.js')) return html;
      const files = new Set<string>();
      const add = (name: string) => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (!chunk || files.has(name)) return;
        files.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
        for (const needed of chunk.imports) add(needed);
      };
      for (const { fileName } of screens) add(fileName);
      const late = [...files].filter((file) => !html.includes(`/${file}"`));
      const meta = `<meta name="home-files" content="${late.join(' ')}" />`;
      return html.replace(/(\s*)(<script src="\/early-mode\.js">)/, `$1${meta}$1$2`);
    },
  },
});
