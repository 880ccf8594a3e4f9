import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../all-calls.ts';
import { openApiDocument } from './document.ts';
import type { Operation } from './operation.ts';

const document = openApiDocument('0.1.0');
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const byId = (id: string): Operation => operations.find(({ operationId }) => operationId === id) as Operation;

/** All references of the document, and all names that they can lead to. */
const refs = new Set([...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name));
const components = [
  ...Object.keys(document.components.schemas).map((name) => `schemas/${name}`),
  ...Object.keys(document.components.responses).map((name) => `responses/${name}`),
];

describe('the document', () => {
  it('has each call once, under a name of its own', () => {
    expect(operations).toHaveLength(allCalls.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allCalls.length);
  });

  it('refers to nothing that it does not have', () => {
    expect([...refs].filter((name) => !components.includes(name ?? ''))).toEqual([]);
  });

  it('shares the shapes that several calls answer with', () => {
    expect(JSON.stringify(byId('rides.getRide').responses['200'])).toContain('#/components/schemas/Ride"');
    expect(JSON.stringify(byId('rides.requestRide').responses['201'])).toContain('#/components/schemas/Ride"');
  });

  it('says who may call, and how a call can be refused', () => {
    expect(byId('rides.requestRide').security).toEqual([{ session: ['passenger'] }]);
    expect(byId('auth.login').security).toEqual([]);
    expect(JSON.stringify(byId('rides.requestRide').responses['409'])).toContain('"fare_changed"');
    expect(byId('rides.requestRide').responses['401']).toEqual({ $ref: '#/components/responses/not_signed_in' });
    expect(byId('auth.login').responses).toHaveProperty('429');
  });

  it('forbids members only where the server does: a reply may get new ones', () => {
    expect(document.components.schemas['Ride']).not.toHaveProperty('additionalProperties');
    expect(JSON.stringify(byId('rides.requestRide').requestBody)).toContain('"additionalProperties":false');
  });

  it('knows the shapes of every room', () => {
    const contract = fileURLToPath(new URL('..', import.meta.url));
    const rooms = readdirSync(contract, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('shapes.ts') && !file.startsWith('openapi'));
    const named = readFileSync(join(contract, 'openapi/shapes.ts'), 'utf8');
    expect(rooms.filter((file) => !named.includes(`'../${file.replaceAll('\\', '/')}'`))).toEqual([]);
  });
});
