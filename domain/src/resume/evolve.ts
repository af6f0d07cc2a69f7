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
  readonly confirmedAt: string | null;
  readonly updatedAt: string | null;
  readonly files: readonly { readonly resumeFileId: string; readonly fileId: string; readonly name: string | null }[];
}

/** A resume before its first event. */
export const noResume: ResumeData = { blocks: emptyResume, editing: [], confirmedAt: null, updatedAt: null, files: [] };

const without = (data: ResumeData, block: ResumeBlock) => data.editing.filter((one) => one !== block);

/** The fold of a resume. */
export function evolveResume(data: ResumeData, event: EventsOf<typeof resumeEvents>): ResumeData {
  switch (event.type) {
    case 'ResumeCreated':
    case 'ParsedFieldsAccepted':
      return data;
    case 'ResumeBlockSaved': {
      const blocks = { ...data.blocks, ...event.data.content };
      return { ...data, blocks, editing: without(data, event.data.block), confirmedAt: null, updatedAt: event.at };
    }
    case 'ResumeBlockEditingStarted':
      return { ...data, editing: [...without(data, event.data.block), event.data.block], confirmedAt: null };
    case 'ResumeBlockEditingEnded':
      return { ...data, editing: without(data, event.data.block) };
    case 'ResumeContactChanged': {
      const { phone, email } = event.data;
      const basic = { ...data.blocks.basic, phone, email };
      return { ...data, blocks: { ...data.blocks, basic }, updatedAt: event.at };
    }
    case 'ResumeStatementConfirmed':
      return { ...data, confirmedAt: event.at };
    case 'ResumeFileAttached': {
      const { resumeFileId, fileId, fileName } = event.data;
      return { ...data, files: [...data.files, { resumeFileId, fileId, name: fileName }] };
    }
    case 'ResumeFileRemoved':
      return { ...data, files: data.files.filter(({ resumeFileId }) => resumeFileId !== event.data.resumeFileId) };
  }
}
