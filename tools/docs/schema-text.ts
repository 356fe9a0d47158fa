/** Names of models in the short text of a wire schema: `number, integer, 1…200`. Transformations are not shown. */

export type Names = ReadonlyMap<unknown, string>;

const get = (of: unknown, key: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));
const grouped = (text: string): string => (text.includes(' | ') ? `(${text})` : text);

/** Field name → schema of an object schema; undefined for anything else. */
function entriesOf(schema: unknown): [string, unknown][] | undefined {
  const entries = get(schema, 'entries');
  return typeof entries === 'object' && entries !== null ? Object.entries(entries) : undefined;
}

/** Rules whose own name would not read well; any other shows its name and its plain requirement. */
const limits: Record<string, (requirement: unknown) => string> = {
  finite: () => '',
  check: () => '',
  min_value: (least) => `≥ ${least}`,
  max_value: (most) => `≤ ${most}`,
  min_length: (least) => `at least ${least} long`,
  max_length: (most) => `at most ${most} long`,
  length: (exactly) => `${exactly} long`,
  regex: (pattern) => `matches \`${String(pattern).replaceAll('|', '\\|')}\``,
};

function limitText(step: unknown): string {
  if (get(step, 'kind') !== 'validation') return '';
  const type = String(get(step, 'type'));
  const requirement = get(step, 'requirement');
  const limit = limits[type];
  if (limit) return limit(requirement);
  const plain = typeof requirement === 'string' || typeof requirement === 'number' ? ` ${requirement}` : '';
  return `${type.replaceAll('_', ' ')}${plain}`;
}

type Words = (schema: unknown, names: Names) => string;

const inner: Words = (schema, names) => schemaText(get(schema, 'wrapped'), names);
const options: Words = (schema, names) =>
  list(get(schema, 'options'))
    .map((option) => schemaText(option, names))
    .join(' | ');

const types: Record<string, Words> = {
  string: () => 'string',
  number: () => 'number',
  boolean: () => 'boolean',
  unknown: () => 'anything',
  literal: (schema) => quoted(get(schema, 'literal')),
  picklist: (schema) => list(get(schema, 'options')).map(quoted).join(' | '),
  array: (schema, names) => `${grouped(schemaText(get(schema, 'item'), names))}[]`,
  tuple: (schema, names) =>
    `[${list(get(schema, 'items'))
      .map((item) => schemaText(item, names))
      .join(', ')}]`,
  record: (schema, names) => `{ [key]: ${schemaText(get(schema, 'value'), names)} }`,
  nullable: (schema, names) => `${inner(schema, names)} | null`,
  nullish: (schema, names) => `${inner(schema, names)} | null, may be absent`,
  optional: (schema, names) => `${inner(schema, names)}, may be absent`,
  exact_optional: (schema, names) => `${inner(schema, names)}, may be absent`,
  union: options,
  variant: options,
  object: (schema, names) => objectText(schema, names),
  loose_object: (schema, names) => objectText(schema, names),
  strict_object: (schema, names) => objectText(schema, names),
};

function objectText(schema: unknown, names: Names): string {
  const fields = (entriesOf(schema) ?? []).map(([name, field]) => `${name}: ${schemaText(field, names)}`);
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{ }';
}

/**
 * Describes a schema as text.
 * @param names models with a separate section; they are only named
 * @throws Error for an unsupported schema, so that the page is never incomplete
 */
export function schemaText(schema: unknown, names: Names): string {
  return names.get(schema) ?? fullText(schema, names);
}

/** Describes a schema like `schemaText`, but expands the outermost schema even when it has a name. */
export function fullText(schema: unknown, names: Names): string {
  const [first, ...steps] = list(get(schema, 'pipe'));
  if (first !== undefined) {
    return [schemaText(first, names), ...steps.map(limitText)].filter((part) => part !== '').join(', ');
  }
  const type = String(get(schema, 'type'));
  const words = types[type];
  if (!words) throw new Error(`No words for a schema of type "${type}"`);
  return words(schema, names);
}

/** The object a schema starts from, before its pipe changes it; undefined when it starts from something else. */
export function objectAtRoot(schema: unknown): [string, unknown][] | undefined {
  const [first] = list(get(schema, 'pipe'));
  return first === undefined ? entriesOf(schema) : objectAtRoot(first);
}
