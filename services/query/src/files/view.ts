import { type ViewWriter, when } from '@talentlog/runtime';
import { ruledPart, subjectProjector } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';

/** Views that show files. */
export const fileViews = ['resume', 'broughtFile', 'infoCollection', 'offer'] as const;

/** What reading a file depends on: the things that show it. A file that nothing shows is served to nobody. */
export interface FileUse {
  readonly jobSeekerId: string;
  readonly name: string;
  readonly type: string;
  /** The view and row whose readers may read the file. */
  readonly via: { readonly view: (typeof fileViews)[number]; readonly id: string };
}

export interface FileUses {
  readonly id: string;
  readonly uses: readonly FileUse[];
}

export const fileUses = view<FileUses>()({ name: 'fileUse', version: 3, columns: [] });

interface NamedFile {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

/** Files that some content brings in: anything in it that names a file. */
function filesIn(value: unknown): NamedFile[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { fileId, name, type }: { fileId?: unknown; name?: unknown; type?: unknown } = value;
  const own =
    typeof fileId === 'string'
      ? [{ fileId, name: textOr(name, ''), type: textOr(type, 'application/octet-stream') }]
      : [];
  return [...own, ...Object.values(value).flatMap(filesIn)];
}

async function use(data: unknown, jobSeekerId: string, via: FileUse['via'], writer: ViewWriter): Promise<void> {
  const rows = rowsOf(fileUses, writer);
  for (const { fileId, name, type } of filesIn(data)) {
    const uses = (await rows.get(fileId))?.uses ?? [];
    const isHere = (it: FileUse) => it.via.view === via.view && it.via.id === via.id;
    const present = uses.find(isHere);
    if (present?.name === name && present.type === type) continue;
    const shown = { jobSeekerId, name, type, via };
    // The same bytes under another name: what it was called before is told to nobody any more.
    const next = present ? uses.map((it) => (it === present ? shown : it)) : [...uses, shown];
    await rows.put({ id: fileId, uses: next });
  }
}

/** Which uploads are shown where, so that reading one can be checked at the moment of reading. */
const used = ruledPart(fileUses.schema, [
  when('ResumeFileUploaded', ({ data }, writer: ViewWriter) =>
    use(data, data.jobSeekerId, { view: 'resume', id: data.jobSeekerId }, writer),
  ),
  when('ResumeFileBrought', ({ data }, writer: ViewWriter) =>
    use(data, data.jobSeekerId, { view: 'broughtFile', id: data.resumeFileId }, writer),
  ),
  when(['CollectionDraftSaved', 'CollectionSubmitted'], ({ data }, writer: ViewWriter) =>
    use(data, data.jobSeekerId, { view: 'infoCollection', id: data.collectionId }, writer),
  ),
  when(['OfferDrafted', 'OfferEdited', 'OfferRevised', 'OfferSent'], ({ data }, writer: ViewWriter) =>
    use(data, data.jobSeekerId, { view: 'offer', id: data.offerId }, writer),
  ),
]);

export const filesProjector = subjectProjector('files', [used]);
