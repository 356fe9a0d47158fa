import * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiPage, type DocumentedCall } from './api-page.ts';
import { schemaText } from './schema-text.ts';

const nameless = new Map();

test.each([
  [v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 'number, integer, ≥ 1, ≤ 200'],
  [
    v.pipe(
      v.string(),
      v.transform((text) => text.length),
    ),
    'string',
  ],
  [v.array(v.nullable(v.picklist(['a', 'b']))), "('a' | 'b' | null)[]"],
  [v.optional(v.boolean()), 'boolean, may be absent'],
  [v.object({ at: v.tuple([v.number(), v.number()]) }), '{ at: [number, number] }'],
])('a schema reads %#', (schema, text) => {
  expect(schemaText(schema, nameless)).toBe(text);
});

test('a schema without a description is an error', () => {
  expect(() => schemaText(v.bigint(), nameless)).toThrow('bigint');
});

test('the page names shared models and marks extensions', () => {
  const Room = v.object({ id: v.string() });
  const call: DocumentedCall = {
    summary: 'Rooms',
    requirement: '7.14',
    method: 'POST',
    path: { member: '/api/app/rooms', guest: '/api/anonymous/rooms' },
    body: 'json',
    credentials: 'optional',
    extension: true,
    request: v.object({ a: v.picklist([1, 2]) }),
    response: v.object({ list: v.array(Room) }),
  };
  const page = apiPage({ 'live.rooms': call }, [{ name: 'Room', schema: Room, says: 'A room.' }]);
  expect(page).toContain(
    '| [live.rooms](#liverooms) *extension* | POST `/api/app/rooms`, guests `/api/anonymous/rooms` | sealed json | optional | 7.14 |',
  );
  expect(page).toContain('Asked by the core.');
  expect(page).toContain('| `a` | 1 \\| 2 |');
  expect(page).toContain('| `list` | [Room](#room)[] |');
  expect(page).toContain('### Room\n\nA room.\n\n| Field | Type |');
});
