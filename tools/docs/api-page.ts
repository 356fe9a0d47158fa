import type { DocumentedCall } from './open-api.ts';

const head = `# Calls

Generated from the contract's table by \`npm run docs\`; \`npm test\` fails when it is out of date. Requests, responses and
errors of each call are in [openapi.json](openapi.json), an OpenAPI 3.1 document that any viewer of such documents opens;
[wire.md](wire.md) describes how bodies are sealed and requests signed. A call marked *extension* is an addition to the
platform's own. Only a service of the core sends a call of the owner *core*; the page sends the others.
`;

function row([name, call]: readonly [string, DocumentedCall]): string {
  const path =
    typeof call.path === 'string'
      ? `\`${call.path}\``
      : `\`${call.path.member}\`, guests \`${call.path.guest}\``;
  const marks = [call.extension && 'extension', call.command && 'command', call.movesMoney && 'moves money'];
  const effects = marks.filter((mark) => mark).map((mark) => ` *${mark}*`);
  const cells = [
    `\`${name}\`${effects.join(',')}`,
    `${call.method} ${path}`,
    call.owner ?? 'core',
    call.credentials,
  ];
  return `| ${cells.join(' | ')} | ${call.requirement} | ${call.summary.replaceAll('|', '\\|')} |`;
}

/**
 * Returns docs/api.md: a table of calls for each noun.
 * @param calls the contract's table
 */
export function apiPage(calls: Readonly<Record<string, DocumentedCall>>): string {
  const nouns = Map.groupBy(Object.entries(calls), ([name]) => name.split('.')[0] ?? name);
  const chapters = [...nouns].map(([noun, own]) =>
    [
      `## ${noun}`,
      '',
      '| Call | Address | Owner | Credentials | Requirement | Purpose |',
      '|---|---|---|---|---|---|',
      ...own.map(row),
    ].join('\n'),
  );
  return `${[head.trimEnd(), ...chapters].join('\n\n')}\n`;
}
