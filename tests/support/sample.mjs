const texts = {
  uuid: '00000000-0000-4000-8000-000000000001',
  datetime: '2026-11-02T04:00:00.000Z',
  date: '2026-11-02',
};

/** For texts of a pattern: the first that fits. */
const words = ['x', 'x'.repeat(24), '2026-11', '13800006021'];

/** A value of the right types, without regard to ranges: enough to see what reads a field that is not there. */
export function sampleOf(shape) {
  const { def } = shape._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, field]) => [name, sampleOf(field)]));
    case 'array':
      return [sampleOf(def.element)];
    case 'tuple':
      return (def.items ?? []).map(sampleOf);
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'union':
      return sampleOf(def.options?.[0]);
    case 'record':
      return {};
    case 'pipe':
      return sampleOf(def.in);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'lazy':
      return sampleOf(def.innerType);
    case 'string':
      return texts[def.format ?? ''] ?? words.find((word) => shape.safeParse(word).success) ?? 'x';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}
