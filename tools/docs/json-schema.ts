/** JSON Schema (2020-12) of a schema of the contract; transformations are not shown. */

export type Json = Record<string, unknown>;
/** Models described once, with the reference to each. */
export type References = ReadonlyMap<unknown, string>;

const get = (of: unknown, key: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const limits: Record<string, (requirement: unknown) => Json> = {
  integer: () => ({ type: 'integer' }),
  finite: () => ({}),
  min_value: (least) => ({ minimum: least }),
  max_value: (most) => ({ maximum: most }),
  min_length: (least) => ({ minLength: least }),
  max_length: (most) => ({ maxLength: most }),
  length: (exactly) => ({ minLength: exactly, maxLength: exactly }),
  non_empty: () => ({ minLength: 1 }),
  check: () => ({}),
  base64: () => ({ contentEncoding: 'base64' }),
  digits: () => ({ pattern: '^\\d+$' }),
  safe_integer: () => ({ type: 'integer' }),
  partial_check: () => ({}),
  raw_check: () => ({}),
  url: () => ({ format: 'uri' }),
  regex: (pattern) => ({ pattern: pattern instanceof RegExp ? pattern.source : '' }),
};

function limit(step: unknown): Json {
  if (get(step, 'kind') !== 'validation') return {};
  const type = String(get(step, 'type'));
  const describedBy = limits[type];
  if (!describedBy) throw new Error(`no JSON Schema for the rule ${type}`);
  return describedBy(get(step, 'requirement'));
}

const NO_REFERENCES: References = new Map();

function objectSchema(schema: unknown, references: References): Json {
  const entries = Object.entries(get(schema, 'entries') ?? {});
  const isOptional = (field: unknown) => /^(?:exact_)?optional$|^nullish$/.test(String(get(field, 'type')));
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, jsonSchema(field, references)])),
    required: entries.filter(([, field]) => !isOptional(field)).map(([name]) => name),
  };
}

type Describe = (schema: unknown, references: References) => Json;

const wrapped: Describe = (schema, references) => jsonSchema(get(schema, 'wrapped'), references);
const orNull: Describe = (schema, references) => ({ anyOf: [wrapped(schema, references), { type: 'null' }] });
const optionsOf = (schema: unknown, references: References): Json[] =>
  list(get(schema, 'options')).map((option) => jsonSchema(option, references));

const types: Record<string, Describe> = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  unknown: () => ({}),
  literal: (schema) => ({ const: get(schema, 'literal') }),
  picklist: (schema) => ({ enum: list(get(schema, 'options')) }),
  record: (schema, references) => ({
    type: 'object',
    additionalProperties: jsonSchema(get(schema, 'value'), references),
  }),
  tuple: (schema, references) => {
    const items = list(get(schema, 'items')).map((item) => jsonSchema(item, references));
    return { type: 'array', prefixItems: items, items: false, minItems: items.length };
  },
  array: (schema, references) => ({ type: 'array', items: jsonSchema(get(schema, 'item'), references) }),
  nullable: orNull,
  nullish: orNull,
  optional: wrapped,
  exact_optional: wrapped,
  object: objectSchema,
  loose_object: objectSchema,
  strict_object: (schema, references) => ({
    ...objectSchema(schema, references),
    additionalProperties: false,
  }),
  variant: (schema, references) => ({ oneOf: optionsOf(schema, references) }),
  union: (schema, references) => ({ anyOf: optionsOf(schema, references) }),
};

/**
 * Describes a schema.
 * @param references models that are only referred to
 * @throws Error for an unsupported schema or rule, so that the description is never incomplete
 */
export function jsonSchema(schema: unknown, references: References = NO_REFERENCES): Json {
  const reference = references.get(schema);
  return reference === undefined ? fullSchema(schema, references) : { $ref: reference };
}

/** Describes a schema like `jsonSchema`, but expands the outermost schema even where it has a reference. */
export function fullSchema(schema: unknown, references: References): Json {
  const [first, ...steps] = list(get(schema, 'pipe'));
  if (first !== undefined && first !== schema) {
    return Object.assign({}, jsonSchema(first, references), ...steps.map(limit));
  }
  const type = String(get(schema, 'type'));
  const describedBy = types[type];
  if (!describedBy) throw new Error(`no JSON Schema for ${type}`);
  return Object.assign(describedBy(schema, references), ...steps.map(limit));
}
