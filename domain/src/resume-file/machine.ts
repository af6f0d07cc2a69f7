import { resumeFileEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * One uploaded resume file on its way through the scan and the reader. It protects that nothing is read before it was found
 * clean, and that what was read stays a proposal. The person uploads it, or staff bring it. Workers move it; its owner may ask for another
 * reading. Read `lifecycle.md` first. Source: DOMAIN.md section 3.
 */
export const resumeFileMachine = setup({ types: eventTypesOf(resumeFileEvents) }).createMachine({
  id: 'resumeFile',
  initial: 'NONE',
  states: {
    NONE: { on: { ResumeFileUploaded: 'SCANNING', ResumeFileBrought: 'SCANNING' } },
    SCANNING: { on: { ResumeFileCleared: 'PARSING', ResumeFileRejected: 'REJECTED' } },
    PARSING: { on: { ResumeFileParsed: 'PARSED', ResumeFileParseFailed: 'PARSE_FAILED' } },
    PARSED: {},
    PARSE_FAILED: { on: { ResumeParseRetried: 'PARSING' } },
    REJECTED: {},
  },
});
