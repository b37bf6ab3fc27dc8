import { describe, expect, it } from 'vitest';

import type { Operation } from '@/data/openapi/operation';
import { curlOf } from '@/features/developers/curl';
import { shapeText, typeText } from '@/features/developers/type-text';

describe('the type of a value is told in a few words', () => {
  it.each([
    [{ type: 'string' }, 'texto'],
    [{ type: ['number', 'null'] }, 'número ou null'],
    [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
    [{ type: 'string', format: 'date-time' }, 'instante ISO 8601'],
    [{ type: 'array', items: { type: 'integer' } }, 'lista de inteiro'],
    [{ $ref: '#/components/schemas/gifts' }, 'gifts'],
    [{ anyOf: [{ type: 'number' }, { $ref: '#/components/schemas/media' }] }, 'id ou media'],
    [{}, 'qualquer valor'],
    [null, 'qualquer valor'],
  ])('%j', (schema, expected) => {
    expect(typeText(schema)).toBe(expected);
  });
});

it('an object is laid out as JSON is, with the types of its values', () => {
  const item = { type: 'object', properties: { id: { type: 'integer' } } };
  const properties = { docs: { type: 'array', items: item }, next: { type: 'string' } };
  expect(shapeText({ type: 'object', properties })).toBe(
    '{\n  "docs": [{\n    "id": inteiro\n  }],\n  "next": texto\n}',
  );
});

describe('an operation as a command', () => {
  const operation: Operation = {
    ...{ method: 'get', path: '/gifts/{id}', id: 'readGifts', summary: '', tag: '' },
    parameters: [
      { name: 'id', in: 'path', example: 12, schema: {} },
      { name: 'depth', in: 'query', example: 0, schema: {} },
      { name: 'draft', in: 'query', schema: {} },
    ],
    answer: {},
  };

  it('has the examples of its parameters, and nothing of those without', () => {
    expect(curlOf(operation, 'https://a.example')).toBe(
      'curl "https://a.example/api/gifts/12?depth=0"',
    );
  });

  it('sends a key where one is needed, and a body of its type', () => {
    const body = { type: 'application/json', schema: {}, example: { price: 5 } };
    const command = curlOf(
      { ...operation, method: 'patch', isAdmin: true, body },
      'https://a.example',
    );
    expect(command).toContain('-X PATCH');
    expect(command).toContain('Authorization: Bearer $MIMOTECA_KEY');
    expect(command).toContain(`-d '{\n  "price": 5\n}'`);
    const form = { type: 'multipart/form-data', schema: {}, example: { file: '@a.jpg' } };
    expect(curlOf({ ...operation, body: form }, '')).toContain(`-F 'file=@a.jpg'`);
  });
});
