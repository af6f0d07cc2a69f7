// Values that a schema allows, so that requests come further than its check.
const year = 365 * 86_400_000;

/** Dates around today, as people who recruit write them. */
const moment = (random) => new Date(Date.now() + random.below(2 * year) - year);

function text(schema, random, ids, name) {
  if (schema.format === 'uuid') return ids.of(name, random);
  if (schema.format === 'date') return moment(random).toISOString().slice(0, 10);
  if (schema.format === 'date-time') return moment(random).toISOString();
  if (schema.format === 'email') return `fuzz${random.below(1_000)}@mail.example`;
  if (schema.pattern)
    return random.of(['2020-09', '2023-06-30', '123456', '08:30', '+8613800138000', '1', 'zh-CN', '王', 'HR']);
  const least = schema.minLength ?? 0;
  const most = Math.min(schema.maxLength ?? 40, 40);
  const made = random.of([
    '验证工程师',
    'Senior 工程师',
    'a',
    '很好。\n第二行',
    'x@y.example',
    '13800138000',
    '杭州',
    'R&D "one"',
    ids.of(name, random),
  ]);
  return made.slice(0, Math.max(most, least)).padEnd(least, '长');
}

/** A value of the schema; optional properties are there every second time. */
export function fitting(schema, random, ids, name = '', depth = 0) {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.of(schema.enum);
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice) return fitting(random.of(choice), random, ids, name, depth);
  const type = Array.isArray(schema.type) ? random.of(schema.type) : schema.type;
  if (type === 'string') return text(schema, random, ids, name);
  if (type === 'boolean') return random.below(2) === 0;
  if (type === 'integer' || type === 'number') {
    const least = Math.max(schema.minimum ?? 0, -1_000);
    return least + random.below(Math.min((schema.maximum ?? 100) - least, 1_000) + 1);
  }
  if (type === 'array') {
    const least = schema.minItems ?? 0;
    const length = Math.min(least + random.below(3), schema.maxItems ?? 3);
    return Array.from({ length: depth > 6 ? 0 : length }, () =>
      fitting(schema.items ?? {}, random, ids, name, depth + 1),
    );
  }
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).filter(
      ([key]) => schema.required?.includes(key) || random.below(2) === 0,
    );
    return Object.fromEntries(entries.map(([key, inner]) => [key, fitting(inner, random, ids, key, depth + 1)]));
  }
  return null;
}
