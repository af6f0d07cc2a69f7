import { describe, expect, it } from '@jest/globals';
import { type CommandContract, queries, signInCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import { openApi } from './openapi.ts';

const document = openApi() as { paths: Record<string, unknown>; components: Record<string, Record<string, unknown>> };
const paths = Object.keys(document.paths);

describe('the OpenAPI document', () => {
  it('has every command that somebody outside may send, and none that only the system sends', () => {
    const all: Readonly<Record<string, CommandContract>>[] = [
      ...Object.values(aggregates).map(({ commands }) => commands),
      signInCommands,
    ];
    const outside = all.flatMap((table) =>
      Object.entries(table).filter(([, { grants }]) => grants.some((grant) => !('system' in grant))),
    );
    const described = paths.filter((path) => path.startsWith('/api/commands/'));
    expect(described.sort()).toEqual(outside.map(([name]) => `/api/commands/${name}`).sort());
  });

  it('has every query', () => {
    const described = paths.filter((path) => path.startsWith('/api/queries/'));
    expect(described.sort()).toEqual(
      Object.keys(queries)
        .map((name) => `/api/queries/${name}`)
        .sort(),
    );
  });

  it('names each operation once', () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('refers only to what it defines', () => {
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(refs.length).toBeGreaterThan(0);
    const missing = refs.filter(([, kind = '', name = '']) => !Object.hasOwn(document.components[kind] ?? {}, name));
    expect(missing.map(([text]) => text)).toEqual([]);
  });
});
