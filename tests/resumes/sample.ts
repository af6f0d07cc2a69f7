/** One invented resume and what should be read in it. */
export interface Sample {
  readonly id: string;
  /** Written before the rules saw it, and never used to tune them. */
  readonly heldBack?: true;
  /** In the markup of `fixtures/resume-files.mjs`. */
  readonly source: string;
  /** By path; `null` is "until now". */
  readonly expected: Readonly<Record<string, string | number | null>>;
  /** How many entries of a block there are: one more is as wrong as one less. */
  readonly counts?: Readonly<Record<string, number>>;
}
