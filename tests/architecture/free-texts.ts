import type { z } from 'zod';

/** Formats that leave no room for words. */
const formats: readonly string[] = ['uuid', 'datetime', 'date'];

/** What is asked of a schema of any kind, by its documented definition. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly format?: string } } }[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly in?: Schema;
  readonly out?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
}
interface Schema {
  readonly _zod: { readonly def: unknown };
}

/** Paths of all strings of a schema that may hold words, as `scores[].comment`. A kind of schema nobody thought of throws. */
export const freeTexts = (schema: z.ZodType): readonly string[] => [...new Set(walk(schema, ''))];

function walk(schema: Schema | undefined, path: string): string[] {
  if (schema === undefined) return [];
  const def = schema._zod.def as Definition;
  switch (def.type) {
    case 'string': {
      const format = def.format ?? def.checks?.map(({ _zod }) => _zod.def.format).find((one) => one !== undefined);
      return format !== undefined && formats.includes(format) ? [] : [path];
    }
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, value]) => walk(value, path ? `${path}.${key}` : key));
    case 'array':
      return walk(def.element, `${path}[]`);
    case 'record':
      return [...walk(def.keyType, `${path}{}`), ...walk(def.valueType, `${path}{}`)];
    case 'union':
      return (def.options ?? []).flatMap((option) => walk(option, path));
    case 'pipe':
      return [...walk(def.in, path), ...walk(def.out, path)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return walk(def.innerType, path);
    case 'enum':
    case 'literal':
    case 'number':
    case 'int':
    case 'boolean':
    case 'null':
    case 'transform':
      return [];
    default:
      throw new Error(`a schema of kind "${def.type}" at ${path}: say here whether words fit into it`);
  }
}
