import type { Integrity } from '@talentlog/contracts';

/** What is known of the log, by whoever keeps watch over it: nobody else remembers an answer. */
export interface IntegritySeen {
  /** The last check, whoever wanted it; undefined before the first one ended. */
  last(): Promise<Integrity | undefined>;
  /** Reads the whole log now. */
  check(): Promise<Integrity>;
}
