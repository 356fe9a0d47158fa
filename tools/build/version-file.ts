import type { Plugin } from 'vite';

/** Writes `version.json`, by which an open page notices that the site was built again: the script the site begins with. */
export const versionFile = (): Plugin => ({
  name: 'courtside-version-file',
  apply: 'build',
  generateBundle(_options, bundle) {
    const entry = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith('index.html'),
    );
    if (!entry) return;
    const source = JSON.stringify({ entry: `/${entry.fileName}` });
    this.emitFile({ type: 'asset', fileName: 'version.json', source });
  },
});
