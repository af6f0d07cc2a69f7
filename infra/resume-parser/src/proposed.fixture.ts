import { proposeFields } from './fields.ts';

/** What is proposed of the text of a document, by path. */
export const proposedOf = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    proposeFields(text.trim().split('\n'), { name: 'upload.doc', recognised: false }).map(({ path, value }) => [
      path,
      value,
    ]),
  );
