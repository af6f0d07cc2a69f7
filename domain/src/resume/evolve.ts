import {
  type EventsOf,
  emptyResume,
  type ResumeBlock,
  type ResumeBlocks,
  type resumeEvents,
} from '@talentlog/contracts';

/** What a resume holds: its blocks, which of them are in editing, and its files. */
export interface ResumeData {
  readonly blocks: ResumeBlocks;
  /** Blocks left in editing. */
  readonly editing: readonly ResumeBlock[];
  /** The person wrote on it themselves, or put a file there: from then on it is theirs alone. */
  readonly writtenByPerson: boolean;
  readonly confirmedAt: string | null;
  readonly updatedAt: string | null;
  /** What the person decided about of what was read: paths by file. It is not proposed again. */
  readonly settled: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly { readonly resumeFileId: string; readonly fileId: string; readonly name: string | null }[];
  /** Files that the person took off; whoever else had them has them no more. */
  readonly takenOff: readonly string[];
}

/** A resume before its first event. */
export const noResume: ResumeData = {
  blocks: emptyResume,
  editing: [],
  writtenByPerson: false,
  confirmedAt: null,
  updatedAt: null,
  settled: {},
  files: [],
  takenOff: [],
};

const without = (data: ResumeData, block: ResumeBlock) => data.editing.filter((one) => one !== block);

function takenOff(data: ResumeData, resumeFileId: string): ResumeData {
  const files = data.files.filter((file) => file.resumeFileId !== resumeFileId);
  // The same bytes may stand there twice.
  const gone = data.files.filter(({ fileId }) => !files.some((file) => file.fileId === fileId));
  return { ...data, files, takenOff: [...data.takenOff, ...gone.map(({ fileId }) => fileId)] };
}

const settledOf = ({ settled }: ResumeData, resumeFileId: string): readonly string[] => settled[resumeFileId] ?? [];
const settledAs = (data: ResumeData, resumeFileId: string, paths: readonly string[]): ResumeData => ({
  ...data,
  settled: { ...data.settled, [resumeFileId]: paths },
});

type ResumeEvent = EventsOf<typeof resumeEvents>;
type Saved = Extract<ResumeEvent, { type: 'ResumeBlockSaved' | 'ResumeBlockSavedOnBehalf' }>;

const saved = (data: ResumeData, { data: { block, content }, at }: Saved): ResumeData => ({
  ...data,
  blocks: { ...data.blocks, ...content },
  editing: without(data, block),
  confirmedAt: null,
  updatedAt: at,
});

/** The fold of a resume. */
export function evolveResume(data: ResumeData, event: ResumeEvent): ResumeData {
  switch (event.type) {
    case 'ResumeCreated':
      return data;
    case 'ParsedFieldsAccepted':
    case 'ParsedFieldsDismissed': {
      const { resumeFileId, fields } = event.data;
      return settledAs(data, resumeFileId, [...new Set([...settledOf(data, resumeFileId), ...fields])]);
    }
    case 'ParsedFieldsRestored': {
      const { resumeFileId, fields } = event.data;
      const open = new Set(fields);
      return settledAs(
        data,
        resumeFileId,
        settledOf(data, resumeFileId).filter((path) => !open.has(path)),
      );
    }
    case 'ResumeBlockSaved':
      return { ...saved(data, event), writtenByPerson: true };
    case 'ResumeBlockSavedOnBehalf':
      return saved(data, event);
    case 'ResumeBlockEditingStarted': {
      const editing = [...without(data, event.data.block), event.data.block];
      return { ...data, editing, writtenByPerson: true, confirmedAt: null };
    }
    case 'ResumeBlockEditingEnded':
      return { ...data, editing: without(data, event.data.block) };
    case 'ResumeContactChanged': {
      const { phone, email } = event.data;
      const basic = { ...data.blocks.basic, phone, email };
      return { ...data, blocks: { ...data.blocks, basic }, updatedAt: event.at };
    }
    case 'ResumeStatementConfirmed':
      return { ...data, writtenByPerson: true, confirmedAt: event.at };
    case 'ResumeFileAttached': {
      const { resumeFileId, fileId, fileName } = event.data;
      const files = [...data.files, { resumeFileId, fileId, name: fileName }];
      return { ...data, writtenByPerson: true, files, takenOff: data.takenOff.filter((off) => off !== fileId) };
    }
    case 'ResumeFileRemoved':
      return takenOff(data, event.data.resumeFileId);
  }
}
