/** The first place where the log is not what was written. */
export class Bad extends Error {
  constructor(
    /** Null where no event is known to be bad, and yet they are not proven. */
    readonly position: number | null,
    readonly why: string,
  ) {
    super(why);
  }
}
