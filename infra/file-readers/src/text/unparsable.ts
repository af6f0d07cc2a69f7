import type { ParseFailureReason } from '@talentlog/runtime';

/** A failure that the readers name themselves. */
export class Unparsable extends Error {
  readonly reason: ParseFailureReason;
  constructor(reason: ParseFailureReason) {
    super(reason);
    this.reason = reason;
  }
}
