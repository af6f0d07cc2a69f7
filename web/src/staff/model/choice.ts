/** One of the values a control offers, in words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** As many choices as one looks through without searching. */
export const mostBare = 15;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The choices that hold every word typed, in whichever width or case; first those that begin with it. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = plain(typed).trim();
  const words = text.split(/\s+/);
  const fits = choices.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  const begins = (choice: Choice) => plain(choice.label).startsWith(text);
  return [...fits.filter(begins), ...fits.filter((choice) => !begins(choice))];
}
