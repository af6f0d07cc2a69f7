import { readFields } from './fields.ts';

export const proposeFields = (...told: Parameters<typeof readFields>) => readFields(...told).fields;

/** What is proposed of the text of a document, by path. */
export const proposedOf = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    proposeFields(text.trim().split('\n'), { name: 'upload.doc', recognised: false }).map(({ path, value }) => [
      path,
      value,
    ]),
  );
