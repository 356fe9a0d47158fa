import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const pageOf = (name: string) => `<!doctype html>
<html lang="zh-CN" data-site="5000" data-theme="fresh" data-mode="light">
<meta charset="utf-8"><link rel="icon" href="data:,"><title>${name}</title>
<link rel="stylesheet" href="/${name}.css">
<style>#root{display:flex;width:344px;height:800px}</style>
<div id="root"></div>
<script type="module" src="/${name}.js"></script>`;

/** Builds one source into a separate page in a folder: `<name>.html`, built as for production. */
async function buildPage(name: string, input: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      cssCodeSplit: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
      },
    },
  });
  writeFileSync(join(outDir, `${name}.html`), pageOf(name));
}

/** The site as it ships, and beside it the two pages it is compared with. */
export async function buildPages(outDir: string): Promise<void> {
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  await buildPage('main-thread', 'bench/chat/main-thread.tsx', outDir);
  await buildPage('stream-chat', 'bench/peers/stream-chat.tsx', outDir);
}
