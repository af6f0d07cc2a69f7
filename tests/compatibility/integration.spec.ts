import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { integrationCatalogue } from '@talentlog/contracts';
import { z } from 'zod';

interface Schema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}
const plain = (data: z.ZodObject): Schema => {
  const { properties, required = [] } = z.toJSONSchema(data, { io: 'input' });
  return JSON.parse(JSON.stringify({ properties, required })) as Schema;
};
const released = JSON.parse(readFileSync(new URL('./integration.json', import.meta.url), 'utf8')) as Record<
  string,
  Schema
>;
const now = Object.fromEntries(Object.entries(integrationCatalogue).map(([name, { data }]) => [name, plain(data)]));

/** What a reader of the released one would miss, or find changed. */
function broken(before: Schema, after: Schema | undefined): readonly string[] {
  if (after === undefined) return ['gone'];
  const fields = Object.entries(before.properties).filter(
    ([field, schema]) => JSON.stringify(schema) !== JSON.stringify(after.properties[field]),
  );
  const isRequired = ({ required }: Schema, field: string) => required.includes(field);
  const known = new Set([...before.required, ...after.required]);
  const other = [...known].filter((field) => isRequired(before, field) !== isRequired(after, field));
  return [...fields.map(([field]) => field), ...other];
}

describe('an integration event that was released', () => {
  it('is kept with its schema as soon as there is one', () => expect(Object.keys(released)).toEqual(Object.keys(now)));

  it.each(Object.keys(released))('%s gains optional fields at most', (name) =>
    expect(broken(released[name] as Schema, now[name])).toEqual([]),
  );

  it('is missed where a field is taken away, changed, or asked for', () => {
    const { properties, required } = now['offer.sent'] as Schema;
    const { expiresAt: _, ...fewer } = properties;
    const before = { properties, required };
    expect(broken(before, { properties: fewer, required })).toEqual(['expiresAt']);
    expect(broken(before, { properties: { ...properties, renewed: { type: 'string' } }, required })).toEqual([
      'renewed',
    ]);
    expect(broken(before, { properties: { ...properties, more: {} }, required: [...required, 'more'] })).toEqual([
      'more',
    ]);
    expect(broken(before, { properties: { ...properties, more: {} }, required })).toEqual([]);
    expect(broken(before, undefined)).toEqual(['gone']);
  });
});
