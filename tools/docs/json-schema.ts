/** A schema of the contract as JSON Schema (2020-12); transformations do not show. */

type Json = Record<string, unknown>;

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
  regex: (pattern) => ({ pattern: pattern instanceof RegExp ? pattern.source : '' }),
};

function limit(step: unknown): Json {
  if (get(step, 'kind') !== 'validation') return {};
  const type = String(get(step, 'type'));
  const words = limits[type];
  if (!words) throw new Error(`no JSON Schema for the rule ${type}`);
  return words(get(step, 'requirement'));
}

function objectSchema(schema: unknown): Json {
  const entries = Object.entries(get(schema, 'entries') ?? {});
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, jsonSchema(field)])),
    required: entries.filter(([, field]) => get(field, 'type') !== 'optional').map(([name]) => name),
  };
}

const types: Record<string, (schema: unknown) => Json> = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  literal: (schema) => ({ const: get(schema, 'literal') }),
  picklist: (schema) => ({ enum: list(get(schema, 'options')) }),
  record: (schema) => ({ type: 'object', additionalProperties: jsonSchema(get(schema, 'value')) }),
  tuple: (schema) => {
    const items = list(get(schema, 'items')).map(jsonSchema);
    return { type: 'array', prefixItems: items, items: false, minItems: items.length };
  },
  array: (schema) => ({ type: 'array', items: jsonSchema(get(schema, 'item')) }),
  nullable: (schema) => ({ anyOf: [jsonSchema(get(schema, 'wrapped')), { type: 'null' }] }),
  optional: (schema) => jsonSchema(get(schema, 'wrapped')),
  object: objectSchema,
  variant: (schema) => ({ oneOf: list(get(schema, 'options')).map(jsonSchema) }),
};

/** @throws Error for a schema or a rule without a description here: a gap is never skipped. */
export function jsonSchema(schema: unknown): Json {
  const type = String(get(schema, 'type'));
  const words = types[type];
  if (!words) throw new Error(`no JSON Schema for ${type}`);
  const steps = list(get(schema, 'pipe')).slice(1);
  return Object.assign(words(schema), ...steps.map(limit));
}
