import { type EventsOf, emptyResume, type ResumeBlock, type ResumeBlocks, resumeEvents } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

type ResumeEvent = EventsOf<typeof resumeEvents>;
type Saved = Extract<ResumeEvent, { type: 'ResumeBlockSaved' }>;

const bySaved = [
  { target: 'COMPLETE', guard: (event: Saved) => event.data.complete },
  { target: 'INCOMPLETE' },
] as const;
const files = <const S extends string>(state: S) =>
  ({ ResumeFileAttached: state, ResumeFileRemoved: state, ResumeContactChanged: state }) as const;
const editing = <const S extends string>(state: S) =>
  ({
    ResumeBlockSaved: bySaved,
    ResumeBlockEditingStarted: state,
    ResumeBlockEditingEnded: state,
    ParsedFieldsAccepted: state,
    ...files(state),
  }) as const;

/**
 * What a person says about themselves, in blocks, kept under the person's id. It protects that only a complete resume with
 * nothing left in editing is confirmed, that any edit takes the confirmation back, and that nothing changes while a record is
 * under way. Source: DOMAIN.md section 3.
 */
export const resumeLifecycle = lifecycle(resumeEvents)({
  initial: 'EMPTY',
  states: {
    EMPTY: { on: { ResumeCreated: 'INCOMPLETE' } },
    INCOMPLETE: { on: editing('INCOMPLETE') },
    COMPLETE: { on: { ...editing('COMPLETE'), ResumeStatementConfirmed: 'CONFIRMED' } },
    CONFIRMED: { on: { ResumeBlockSaved: bySaved, ResumeBlockEditingStarted: 'COMPLETE', ...files('CONFIRMED') } },
  },
});

export interface ResumeData {
  readonly blocks: ResumeBlocks;
  /** Blocks left in editing. */
  readonly editing: readonly ResumeBlock[];
  readonly confirmedAt: string | null;
  readonly updatedAt: string | null;
  readonly files: readonly { readonly resumeFileId: string; readonly fileId: string; readonly name: string | null }[];
}

export const noResume: ResumeData = { blocks: emptyResume, editing: [], confirmedAt: null, updatedAt: null, files: [] };

const without = (data: ResumeData, block: ResumeBlock) => data.editing.filter((one) => one !== block);

export function evolveResume(data: ResumeData, event: ResumeEvent): ResumeData {
  switch (event.type) {
    case 'ResumeCreated':
    case 'ParsedFieldsAccepted':
      return data;
    case 'ResumeBlockSaved': {
      const blocks = { ...data.blocks, ...event.data.content } as ResumeBlocks;
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
