import { type EventsOf, type FieldProposal, type FileRejection, resumeFileEvents } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

/**
 * One uploaded resume file on its way through the scan and the reader. It protects that nothing is read before it was found
 * clean, and that what was read stays a proposal. Workers move it; its owner may ask for another reading. Source: DOMAIN.md
 * section 3.
 */
export const resumeFileLifecycle = lifecycle(resumeFileEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { ResumeFileUploaded: 'SCANNING' } },
    SCANNING: { on: { ResumeFileCleared: 'PARSING', ResumeFileRejected: 'REJECTED' } },
    PARSING: { on: { ResumeFileParsed: 'PARSED', ResumeFileParseFailed: 'PARSE_FAILED' } },
    PARSED: {},
    PARSE_FAILED: { on: { ResumeParseRetried: 'PARSING' } },
    REJECTED: {},
  },
});

export interface ResumeFileData {
  readonly jobSeekerId: string;
  readonly fileId: string;
  readonly size: number;
  readonly type: string;
  readonly name: string | null;
  readonly rejectedCode: FileRejection | null;
  readonly proposals: readonly FieldProposal[];
}

export const noResumeFile: ResumeFileData = {
  jobSeekerId: '',
  fileId: '',
  size: 0,
  type: '',
  name: null,
  rejectedCode: null,
  proposals: [],
};

export function evolveResumeFile(data: ResumeFileData, event: EventsOf<typeof resumeFileEvents>): ResumeFileData {
  switch (event.type) {
    case 'ResumeFileUploaded': {
      const { jobSeekerId, fileId, size, type, name } = event.data;
      return { ...data, jobSeekerId, fileId, size, type, name };
    }
    case 'ResumeFileRejected':
      return { ...data, rejectedCode: event.data.code };
    case 'ResumeFileParsed':
      return { ...data, proposals: event.data.proposals ?? [] };
    case 'ResumeFileCleared':
    case 'ResumeFileParseFailed':
    case 'ResumeParseRetried':
      return data;
  }
}
