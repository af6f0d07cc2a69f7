import type { UploadType } from '../files/uploads.ts';

/**
 * One value a rule found. Paths: `basic.{name, phone, email, gender, birthDate, highestDegree, workYears, residence,
 * nativePlace, nation, politicalStatus, maritalStatus}`, `education[n].{school, degree, major, start, end}`,
 * `work[n]` and `internship[n]` `.{company, department, title, start, end, description}`,
 * `project[n]` and `campusPractice[n]` `.{name, role, start, end, description}`,
 * `training[n].{name, institution, start, end, description}`, `award[n].{name, level, date, description}`,
 * `skill[n].{name, level}`, `language[n].{name, level, certificate}`.
 */
export interface FieldProposal {
  readonly path: string;
  /**
   * Phones in E.164; months as `2021-09`, or `2021` where the resume names no month; `end: null` means until now; degrees as
   * the education codes of positions; gender MALE or FEMALE.
   */
  readonly value: string | number | null;
  /** The line it was read from, so that a person can judge it. */
  readonly line: string;
  /** 1-based index into the `lines` of the result. */
  readonly lineNumber: number;
  /** 0 to 1: a label next to the value is near 1, a guess by position about a half. */
  readonly confidence: number;
}

export interface ParsedResume {
  readonly text: string;
  readonly lines: readonly string[];
  /** Proposals, never to be applied over what a person typed. */
  readonly fields: readonly FieldProposal[];
  /** Whether the text was recognised from a picture: then only core fields are proposed, and "please check" applies to all. */
  readonly recognised: boolean;
  /** Whether the file holds more than is here, as pages that are pictures beside pages of text, or more entries than a resume takes. */
  readonly incomplete: boolean;
}

export type ParseFailureReason =
  | 'busy'
  | 'closed'
  | 'crashed'
  | 'memory'
  | 'no_text'
  | 'text_too_long'
  | 'timeout'
  | 'too_many_pages'
  | 'unreadable';

export interface ParseFailure {
  readonly failed: 'resume.parse_failed';
  readonly reason: ParseFailureReason;
}

export interface ResumeFile {
  readonly name: string;
  readonly type: UploadType;
  readonly bytes: Uint8Array;
}
export interface ResumeParser {
  /**
   * Never rejects: what a file does to its reader is a failure of that file alone. Waits while all workers are busy, and tells when
   * it has one.
   */
  parse(file: ResumeFile, begun?: () => void): Promise<ParsedResume | ParseFailure>;
  /** Kills what runs, fails what waits with `closed`, and resolves when no process is left. */
  close(): Promise<void>;
}
