import { z } from 'zod';

/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** A zod shape as JSON Schema. Texts that zod normalises (a phone, an e-mail) are described as they may be typed. */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    // A format says it already.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  }) as Record<string, unknown>;
  return schema;
}

/** A shape the document defines once. */
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** An answer of that shape. */
export const json = (schema: Json, description: string): Json => ({
  description,
  content: { 'application/json': { schema } },
});
