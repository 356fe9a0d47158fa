import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jsonSchema } from './json-schema.ts';

test.each([
  [
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    { type: 'integer', minimum: 1, maximum: 10 },
  ],
  [v.pipe(v.string(), v.regex(/^\w$/), v.brand('Name')), { type: 'string', pattern: '^\\w$' }],
  [v.picklist(['a', 'b']), { enum: ['a', 'b'] }],
  [v.record(v.string(), v.boolean()), { type: 'object', additionalProperties: { type: 'boolean' } }],
  [
    v.tuple([v.string(), v.number()]),
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false, minItems: 2 },
  ],
  [v.nullable(v.literal('a')), { anyOf: [{ const: 'a' }, { type: 'null' }] }],
  [
    v.object({ a: v.optional(v.string()), b: v.array(v.number()) }),
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'number' } } },
      required: ['b'],
    },
  ],
])('a schema as JSON Schema %#', (schema, expected) => {
  expect(jsonSchema(schema)).toEqual(expected);
});

test('an unsupported schema or rule is an error', () => {
  expect(() => jsonSchema(v.bigint())).toThrow('bigint');
  expect(() => jsonSchema(v.pipe(v.string(), v.email()))).toThrow('email');
});
