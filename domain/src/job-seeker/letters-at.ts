/** As often as somebody is written to about one application, or beside all of them, within an hour, whoever writes. */
export const mostLettersAnHour = 3;

/** When the last letters left, as many as the limit of an hour has to know. */
export const withLetter = (lettersAt: readonly string[], at: string): readonly string[] =>
  [...lettersAt, at].slice(-mostLettersAnHour);
