import type { OpenedEvent, Row, ViewWriter } from '@talentlog/runtime';
import type { Projector } from '../projecting/index.ts';

/** What reading a file depends on: the things that show it. A file that nothing shows is served to nobody. */
export interface FileUse {
  readonly jobSeekerId: string;
  readonly name: string;
  readonly type: string;
  /** The view and row whose readers may read the file. */
  readonly via: { readonly view: string; readonly id: string };
}

const version = 1;

/** Files an event brings in: anything in its data that names a file. */
function filesIn(value: unknown): { fileId: string; name: string; type: string }[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { fileId, name, type } = value as { fileId?: unknown; name?: unknown; type?: unknown };
  const own =
    typeof fileId === 'string'
      ? [
          {
            fileId,
            name: typeof name === 'string' ? name : '',
            type: typeof type === 'string' ? type : 'application/octet-stream',
          },
        ]
      : [];
  return [...own, ...Object.values(value).flatMap(filesIn)];
}

const uses: Readonly<Record<string, { readonly view: string; readonly idField: string }>> = {
  ResumeFileUploaded: { view: 'resume', idField: 'jobSeekerId' },
  CollectionDraftSaved: { view: 'infoCollection', idField: 'collectionId' },
  CollectionSubmitted: { view: 'infoCollection', idField: 'collectionId' },
  OfferDrafted: { view: 'offer', idField: 'offerId' },
  OfferEdited: { view: 'offer', idField: 'offerId' },
  OfferRevised: { view: 'offer', idField: 'offerId' },
};

/** Which uploads are shown where, so that reading one can be checked at the moment of reading. */
export const files: Projector = {
  name: 'files',
  version,
  views: [{ name: 'fileUse', version, columns: [] }],
  events: Object.keys(uses),
  project(event: OpenedEvent, writer: ViewWriter) {
    const use = uses[event.type];
    if (use === undefined) return;
    const via = { view: use.view, id: String(event.data[use.idField] ?? '') };
    for (const { fileId, name, type } of filesIn(event.data)) {
      const row = writer.get('fileUse', fileId);
      const known = (row?.uses as FileUse[] | undefined) ?? [];
      if (known.some((it) => it.via.view === via.view && it.via.id === via.id)) continue;
      const next: FileUse = { jobSeekerId: String(event.data.jobSeekerId ?? ''), name, type, via };
      writer.put('fileUse', { id: fileId, uses: [...known, next] } as Row);
    }
  },
};
