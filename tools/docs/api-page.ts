import type { Call } from '#contract/calls/define-call.ts';
import { isBarePath, isV2Path } from '#contract/wire/paths.ts';
import { fullText, type Names, objectAtRoot, schemaText } from './schema-text.ts';

/** Fields of a call used by the page; the schemas are only read. */
export type DocumentedCall = Pick<
  Call,
  | 'summary'
  | 'requirement'
  | 'method'
  | 'path'
  | 'body'
  | 'credentials'
  | 'errors'
  | 'extension'
  | 'cacheSeconds'
  | 'owner'
  | 'command'
  | 'movesMoney'
> & { readonly request: unknown; readonly response: unknown };

export interface DocumentedModel {
  readonly name: string;
  readonly schema: unknown;
  /** Sentence above its definition; empty when there is none. */
  readonly says: string;
}

const head = `# Calls

Generated from the contract's table by \`npm run docs\`; \`npm test\` fails when it is out of date. Types are the wire's.
Every answer is \`{ code, message, data }\`; what is under "Answer" is \`data\`. A call marked *extension* is ours, not
the platform's. A call asked by the core is closed to the page: only a service of the core sends it.
`;

const cell = (text: string): string => text.replaceAll(/(?<!\\)\|/g, '\\|');

const paths = ({ path }: DocumentedCall): string =>
  typeof path === 'string' ? `\`${path}\`` : `\`${path.member}\`, guests \`${path.guest}\``;

function wire({ path, method, body }: DocumentedCall): string {
  const address = typeof path === 'string' ? path : path.member;
  if (isBarePath(address)) return 'plain';
  const request = method === 'GET' ? 'query' : `sealed ${body}`;
  return isV2Path(address) ? `${request}, answer plain` : request;
}

const anchor = (title: string): string => `[${title}](#${title.toLowerCase().replaceAll('.', '')})`;

function overview(calls: readonly [string, DocumentedCall][]): string {
  const rows = calls.map(([name, call]) => {
    const mark = call.extension ? ' *extension*' : '';
    const cells = [anchor(name) + mark, `${call.method} ${paths(call)}`, wire(call), call.credentials];
    return `| ${cells.join(' | ')} | ${call.requirement} |`;
  });
  return ['| Call | Address | Wire | Credentials | Requirement |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

function fields(title: string, schema: unknown, names: Names): string {
  const entries = names.has(schema) ? undefined : objectAtRoot(schema);
  if (!entries) return `${title}: ${cell(schemaText(schema, names))}`;
  if (entries.length === 0) return `${title}: no fields`;
  const rows = entries.map(([name, field]) => `| \`${name}\` | ${cell(schemaText(field, names))} |`);
  return [`| ${title} | |`, '|---|---|', ...rows].join('\n');
}

/** Describes the caller of the call, and its effect. */
function effectText({ owner = 'core', command, movesMoney }: DocumentedCall): string {
  const once = command ? ' A command: sent once, under an id of its own.' : '';
  return `Asked by the ${owner}.${once}${movesMoney ? ' Moves money.' : ''}`;
}

function section([name, call]: readonly [string, DocumentedCall], names: Names): string {
  const errors = call.errors?.length ? `Errors of its own: ${call.errors.join(', ')}` : '';
  const cache = call.cacheSeconds ? `May be cached for ${call.cacheSeconds} s` : '';
  const parts = [`### ${name}`, `${call.summary}.`, effectText(call), fields('Request', call.request, names)];
  return [...parts, fields('Answer', call.response, names), errors, cache]
    .filter((part) => part !== '')
    .join('\n\n');
}

function model({ name, schema, says }: DocumentedModel, names: Names): string {
  const rows = (objectAtRoot(schema) ?? []).map(
    ([field, type]) => `| \`${field}\` | ${cell(schemaText(type, names))} |`,
  );
  const table = ['| Field | Type |', '|---|---|', ...rows].join('\n');
  return [`### ${name}`, says, table].filter((part) => part !== '').join('\n\n');
}

function scalars(models: readonly DocumentedModel[], names: Names): string {
  const rows = models.map(
    ({ name, schema, says }) => `| ${name} | ${cell(fullText(schema, names))} | ${cell(says)} |`,
  );
  return ['### Single values', '', '| Name | Type | Meaning |', '|---|---|---|', ...rows].join('\n');
}

/**
 * docs/api.md: one table a domain, then each call's fields, then the models they share.
 * @param calls the contract's table
 * @param models shared schemas, in the order they are to appear
 */
export function apiPage(
  calls: Readonly<Record<string, DocumentedCall>>,
  models: readonly DocumentedModel[],
): string {
  const isObject = ({ schema }: DocumentedModel) => objectAtRoot(schema) !== undefined;
  const objects = models.filter(isObject);
  const single = models.filter((each) => !isObject(each));
  const names: Names = new Map(
    models.map((each) => [each.schema, isObject(each) ? anchor(each.name) : each.name]),
  );
  const domains = Map.groupBy(Object.entries(calls), ([name]) => name.split('.')[0] ?? name);
  const chapters = [...domains].map(([domain, own]) =>
    [`## ${domain}`, overview(own), ...own.map((call) => section(call, names))].join('\n\n'),
  );
  const shared = ['## Models', scalars(single, names), ...objects.map((each) => model(each, names))];
  return `${[head.trimEnd(), ...chapters, ...shared].join('\n\n')}\n`;
}
