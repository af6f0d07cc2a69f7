import type { Problem } from '@talentlog/contracts';

/** What came back to a browser. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // A body has whatever shape the test expects of it; the expectation is the check.
  readonly body: Body;
}
export type Body = Partial<Problem> & {
  readonly position?: string;
  readonly events?: readonly { id: string; type: string; stream: string; revision: number }[];
  readonly result?: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly fileId?: string;
};
