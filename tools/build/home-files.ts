import type { Plugin } from 'vite';

const SCREEN = '/src/app/features/home/home-screen.tsx';

/**
 * Names the files of home's first screen in `<meta name="home-files">`, so that a visit to home asks for them at once
 * and not when the page's code has run; public/early-mode.js does the asking.
 */
export const homeFiles = (): Plugin => ({
  name: 'courtside-home-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(SCREEN));
      if (!screen || !html.includes('/early-mode.js')) return html;
      const files = new Set<string>();
      const add = (name: string) => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (!chunk || files.has(name)) return;
        files.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
        for (const needed of chunk.imports) add(needed);
      };
      add(screen.fileName);
      const late = [...files].filter((file) => !html.includes(`/${file}"`));
      const meta = `<meta name="home-files" content="${late.join(' ')}" />`;
      return html.replace(/(\s*)(<script src="\/early-mode\.js">)/, `$1${meta}$1$2`);
    },
  },
});
