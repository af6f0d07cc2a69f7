import type { TemplateTexts } from '@talentlog/contracts';
import { type MessageTemplateData, messageTemplate } from '@talentlog/domain/fold';
import { type ViewWriter, when } from '@talentlog/runtime';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { ruledPart, subjectProjector } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';

export type MessageTemplateStored = FoldedRow<MessageTemplateData, 'DEFAULT' | 'EDITED'>;

/** The wordings that staff changed at some time; there are never many. */
export const messageTemplates = foldedView<MessageTemplateStored>()({
  ...foldOnly,
  aggregate: messageTemplate,
  version: 1,
  columns: ['createdAt'],
});

/** What a wording said from some time on; no texts where it went back to what the product comes with. */
export interface TemplateVersion {
  readonly id: string;
  readonly messageTemplateId: string;
  readonly version: number;
  readonly texts: TemplateTexts | null;
  readonly by: string;
  readonly createdAt: string;
}

export const templateVersions = view<TemplateVersion>()({
  name: 'messageTemplateVersion',
  version: 1,
  columns: ['messageTemplateId', 'createdAt'],
});

const put = (row: Omit<TemplateVersion, 'id'>, writer: ViewWriter) =>
  rowsOf(templateVersions, writer).put({ ...row, id: `${row.messageTemplateId}/${row.version}` });

const versioned = ruledPart(templateVersions.schema, [
  when('MessageTemplateEdited', ({ data, at }, writer: ViewWriter) => {
    const { messageTemplateId, version, wording, editedBy: by } = data;
    return put({ messageTemplateId, version, texts: wording, by, createdAt: at }, writer);
  }),
  when('MessageTemplateReset', ({ data: { messageTemplateId, version, resetBy: by }, at }, writer: ViewWriter) =>
    put({ messageTemplateId, version, texts: null, by, createdAt: at }, writer),
  ),
]);

export const messageTemplatesProjector = subjectProjector('messageTemplates', [messageTemplates.part, versioned]);
