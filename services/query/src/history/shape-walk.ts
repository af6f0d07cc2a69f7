import type { z } from 'zod';

/** Follows a shape down to its leaves. What does not have the shape is a leaf by itself. */
export function walk(
  schema: z.core.$ZodType,
  value: unknown,
  place: string,
  leaf: (schema: z.core.$ZodType, value: unknown, place: string) => unknown,
): unknown {
  if (value === null || value === undefined) return null;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      if (!isRecord(value)) return leaf(schema, value, place);
      const known = Object.keys(def.shape).filter((key) => value[key] !== undefined);
      const inner = (key: string) => walk(def.shape[key] as z.core.$ZodType, value[key], `${place}.${key}`, leaf);
      return Object.fromEntries(known.map((key) => [key, inner(key)]));
    }
    case 'array':
      return Array.isArray(value)
        ? value.map((item) => walk(def.element, item, `${place}.*`, leaf))
        : leaf(schema, value, place);
    case 'union': {
      const option = def.options.find((one) => fits(one, value));
      return option ? walk(option, value, place, leaf) : leaf(schema, value, place);
    }
    case 'pipe':
      return walk((def.out as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.in : def.out, value, place, leaf);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return walk(def.innerType, value, place, leaf);
    default:
      return leaf(schema, value, place);
  }
}

/** Whether a value has the shape. */
export const fits = (schema: z.core.$ZodType, value: unknown): boolean =>
  (schema as z.ZodType).safeParse(value).success;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
