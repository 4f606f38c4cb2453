import { describe, expect, it } from 'vitest';
import { toDocsPage } from '@/api/docs-page';
import { operationsOf, toOpenApiDocument } from '@/api/openapi-document';
import { operations } from '@/api/operations';
import { problemKinds } from '@/api/problem';

describe('the description of the API', () => {
  const document = toOpenApiDocument('https://www.forecourt.example');

  it('issue-2 §1: has every operation, and its path parameters', () => {
    expect(Object.keys(document.paths).toSorted()).toEqual(operations.map(({ path }) => path).toSorted());
    const ids = operationsOf(document).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(operations.length);
    for (const { path, operation } of operationsOf(document)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      );
      const names = operation.parameters.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const status of ['200', '400', '405', '500', '503']) expect(operation.responses).toHaveProperty(status);
    }
  });

  it('issue-2 §1: every reference in it leads somewhere, and every part is referred to', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
    expect(text.match(/"\$ref"/g)?.length).toBe(references.length);
    expect(references.length).toBeGreaterThan(10);
    const { schemas, responses } = document.components;
    for (const [, kind, name = ''] of references) {
      expect(Object.keys(kind === 'schemas' ? schemas : responses)).toContain(name);
    }
    const named = new Set(references.map(([, , name]) => name));
    for (const name of [...Object.keys(schemas), ...Object.keys(responses)]) expect([...named]).toContain(name);
    expect(text).not.toMatch(/\$defs|"\$schema"/);
  });

  it('issue-2 §1: an entity has every field required, and no other', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema.type, name).toBe('object');
      expect(schema.additionalProperties, name).toBe(false);
      expect(schema.required?.toSorted(), name).toEqual(Object.keys(schema.properties ?? {}).toSorted());
    }
  });

  it('issue-2 §1: can be read by people: every operation, parameter, entity and problem, and no script', () => {
    const page = toDocsPage(document);
    for (const { path, operation } of operationsOf(document)) {
      expect(page).toContain(path);
      for (const { name } of operation.parameters.filter((parameter) => !parameter.name.endsWith('[inq]')))
        expect(page).toContain(name);
    }
    for (const name of [...Object.keys(document.components.schemas), ...Object.keys(problemKinds)]) {
      expect(page).toContain(`id="${name}"`);
    }
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.forecourt\.example)/);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });
});
