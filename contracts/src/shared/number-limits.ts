import type { z } from 'zod';

/** What a number must be: from, to, and in which steps, where it is a whole one. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly step?: 1;
}

/** Limits of the number that stands at this place of a shape; undefined where no number does, or one without limits. */
export function limitsAt(shape: z.core.$ZodType, [head, ...rest]: readonly PropertyKey[]): NumberLimits | undefined {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  const here = head === undefined ? [] : [head, ...rest];
  switch (def.type) {
    case 'object': {
      const field = def.shape[String(head)];
      return field && limitsAt(field, rest);
    }
    case 'array':
      return limitsAt(def.element, rest);
    case 'record':
      return limitsAt(def.valueType, rest);
    case 'union':
      return def.options.map((option) => limitsAt(option, here)).find((found) => found !== undefined);
    case 'pipe':
      return limitsAt(def.in, here);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return limitsAt(def.innerType, here);
    case 'number':
      return here.length === 0 ? limitsOf(shape as z.ZodNumber) : undefined;
    default:
      return undefined;
  }
}

function limitsOf({ minValue, maxValue, isInt }: z.ZodNumber): NumberLimits | undefined {
  const [min, max] = [minValue ?? Number.NEGATIVE_INFINITY, maxValue ?? Number.POSITIVE_INFINITY];
  if (!Number.isFinite(min) || !Number.isFinite(max)) return undefined;
  return { min, max, ...(isInt ? { step: 1 } : {}) };
}
