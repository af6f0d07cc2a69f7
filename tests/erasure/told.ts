import type { Browser } from '../support/browser.ts';
import type { Colleague } from '../support/company.ts';
import type { Canaries } from './canaries.ts';

/** Somebody who told everything, and of whom others told more. */
export interface Told {
  readonly canaries: Canaries;
  readonly browser: Browser;
  readonly jobSeekerId: string;
  readonly accountId: string;
  readonly phone: string;
  /** The token of a link to an interview of theirs. */
  readonly link: string;
}

export interface Staff {
  readonly admin: Browser;
  readonly hr: Colleague;
  readonly approver: Colleague;
  /** To whom the approver forwards. */
  readonly second: Colleague;
  readonly screener: Colleague;
  readonly interviewer: Colleague;
}

/** A resume with words of its own for each file. */
export const resumeOf = (canaries: Canaries, place: string): string =>
  `# ${canaries.name}\n\n## 工作经历\n\n${canaries.word(place)} 负责 ${canaries.word(`${place}b`)}\n`;

export const mailOf = ({ word }: Canaries): string => `${word('mail')}@mail.example`;
