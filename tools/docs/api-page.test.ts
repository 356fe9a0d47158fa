import * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiPage } from './api-page.ts';
import { type DocumentedCall, openApi } from './open-api.ts';

const Room = v.object({ id: v.string() });
const rooms: DocumentedCall = {
  summary: 'Rooms',
  requirement: '7.14',
  method: 'POST',
  path: { member: '/api/app/rooms', guest: '/api/anonymous/rooms' },
  body: 'json',
  credentials: 'optional',
  extension: true,
  errors: ['NOT_FOUND'],
  request: v.object({ a: v.picklist([1, 2]) }),
  response: v.object({ list: v.array(Room) }),
};

test('the page lists a call with its addresses and marks', () => {
  expect(apiPage({ 'live.rooms': rooms })).toContain(
    '| `live.rooms` *extension* | POST `/api/app/rooms`, guests `/api/anonymous/rooms` | core | optional | 7.14 | Rooms |',
  );
});

test('the document describes both addresses of a call', () => {
  const document = openApi({ 'live.rooms': rooms }, [], '1.0.0');
  expect(document).toMatchObject({
    paths: {
      '/api/app/rooms': { post: { operationId: 'live.rooms', 'x-errors': ['NOT_FOUND'] } },
      '/api/anonymous/rooms': { post: { operationId: 'live.rooms.guest' } },
    },
  });
});

test('a shared model is described once and referred to', () => {
  const document = openApi(
    { 'live.rooms': rooms },
    [{ name: 'Room', schema: Room, description: 'A room.' }],
    '1.0.0',
  );
  expect(document.components).toEqual({
    schemas: {
      Room: {
        description: 'A room.',
        type: 'object',
        properties: { id: { type: 'string' } },
        required: ['id'],
      },
    },
  });
  expect(JSON.stringify(document.paths)).toContain('{"$ref":"#/components/schemas/Room"}');
});

test('a query string is described by parameters', () => {
  const page: DocumentedCall = {
    ...rooms,
    path: '/api/a',
    method: 'GET',
    request: v.object({ page: v.optional(v.number()) }),
  };
  expect(openApi({ 'live.page': page }, [], '1.0.0')).toMatchObject({
    paths: { '/api/a': { get: { parameters: [{ name: 'page', in: 'query', required: false }] } } },
  });
});
