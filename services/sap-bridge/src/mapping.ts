import { Gender, IdentityType } from '@talentlog/contracts';
import { z } from 'zod';
import { converterNames } from './convert.ts';

/** Where a value comes from: a field (`from`), a constant (`value`), the number in a list (`index`), or text made of fields (`compose`). */
const Source = z.union([
  z.strictObject({
    /** Path in the collection, as `content.bank.number`; in a list also `item.company`. */
    from: z.string(),
    as: z.enum(converterNames).optional(),
    /** Our word -> SAP's, by the name of a pick list. A word that it does not know is left out. */
    pick: z.string().optional(),
    /** Without it nothing can be pushed. */
    required: z.literal(true).optional(),
  }),
  z.strictObject({ value: z.union([z.string(), z.boolean()]) }),
  z.strictObject({ index: z.literal(true) }),
  z.strictObject({ compose: z.string() }),
]);
export type Source = z.infer<typeof Source>;

/** How the rows of one entity are made. */
export const RowMapping = z.strictObject({
  entity: z.string().min(1),
  /** One row for each element of this list. */
  forEach: z.string().optional(),
  /** No row where this field is empty. */
  when: z.string().optional(),
  key: z.record(z.string(), Source),
  fields: z.record(z.string(), Source),
});
export type RowMapping = z.infer<typeof RowMapping>;

/** What people choose from, by the path of their choice: a pick list must know all of it, or somebody can never be told to SAP. */
const chosenFrom: Readonly<Record<string, readonly string[]>> = {
  'content.identity.type': IdentityType.options,
  'person.gender': Gender.options,
};

/** From the fields of a collection to the entities of SAP SuccessFactors, in the order in which they are told. */
export const SapMapping = z
  .strictObject({
    pickLists: z.record(z.string(), z.record(z.string(), z.string())),
    rows: z.array(RowMapping).min(1),
  })
  .superRefine(({ pickLists, rows }, context) => {
    for (const { entity, key, fields } of rows) {
      for (const [name, source] of Object.entries({ ...key, ...fields })) {
        if (!('from' in source) || source.pick === undefined) continue;
        const { pick, from } = source;
        const wrong = (message: string) =>
          context.addIssue({ code: 'custom', message: `${entity}.${name}: ${message}` });
        const list = Object.hasOwn(pickLists, pick) ? pickLists[pick] : undefined;
        if (list === undefined) wrong(`there is no pick list ${pick}`);
        else
          for (const choice of chosenFrom[from] ?? []) {
            if (!Object.hasOwn(list, choice)) wrong(`${pick} has no ${choice}`);
          }
      }
    }
  });
export type SapMapping = z.infer<typeof SapMapping>;
