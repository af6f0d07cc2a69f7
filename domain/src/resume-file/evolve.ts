import type { EventsOf, FieldProposal, FileRejection, LeftUnread, resumeFileEvents } from '@talentlog/contracts';

/** What is known of a file: whose it is, where it is stored, and what was found or read in it. */
export interface ResumeFileData {
  readonly jobSeekerId: string;
  readonly fileId: string;
  readonly size: number;
  readonly type: string;
  readonly name: string | null;
  /** Who of the staff brought it; null where the person uploaded it themselves. */
  readonly broughtBy: string | null;
  readonly rejectedCode: FileRejection | null;
  readonly unreadCode: LeftUnread | null;
  readonly proposals: readonly FieldProposal[];
  /** The text of the file; empty where none was kept. */
  readonly lines: readonly string[];
  /** Whether the file holds more than could be read. */
  readonly incomplete: boolean;
}

/** A file before its first event. */
export const noResumeFile: ResumeFileData = {
  jobSeekerId: '',
  fileId: '',
  size: 0,
  type: '',
  name: null,
  broughtBy: null,
  rejectedCode: null,
  unreadCode: null,
  proposals: [],
  lines: [],
  incomplete: false,
};

/** The fold of a file. */
export function evolveResumeFile(data: ResumeFileData, event: EventsOf<typeof resumeFileEvents>): ResumeFileData {
  switch (event.type) {
    case 'ResumeFileUploaded': {
      const { jobSeekerId, fileId, size, type, name } = event.data;
      return { ...data, jobSeekerId, fileId, size, type, name };
    }
    case 'ResumeFileBrought': {
      const { jobSeekerId, fileId, size, type, name, broughtBy } = event.data;
      return { ...data, jobSeekerId, fileId, size, type, name, broughtBy };
    }
    case 'ResumeFileRejected':
      return { ...data, rejectedCode: event.data.code };
    case 'ResumeFileParsed':
      return {
        ...data,
        proposals: event.data.proposals ?? [],
        lines: event.data.lines ?? [],
        incomplete: event.data.incomplete ?? false,
      };
    case 'ResumeFileParseFailed':
      return { ...data, unreadCode: event.data.code ?? null };
    case 'ResumeParseRetried':
      return { ...data, unreadCode: null };
    case 'ResumeFileCleared':
      return data;
  }
}
