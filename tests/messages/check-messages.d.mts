/** What is wrong with the messages in `folder` and with the sources that name them, a sentence each. */
export function wrongMessages(
  folder: string,
  sourceFiles: readonly string[],
): { readonly wrong: readonly string[]; readonly counts: { readonly messages: number; readonly extracted: number } };
