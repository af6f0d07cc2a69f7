import { type FileStore, newRandomUuid, type PdfRenderer, type UploadRegister } from '@talentlog/runtime';
import type { PipelineParts } from '../pipeline/command.ts';
import { refused } from '../pipeline/refused.ts';
import { store } from '../uploads/uploads.ts';

interface PrinterParts {
  readonly pdfRenderer: Pick<PdfRenderer, 'render'>;
  readonly files: FileStore;
  readonly register: UploadRegister;
  readonly clock: () => Date;
}

const type = 'application/pdf';

/**
 * Prints what a decision waits for, and keeps it as a file of the person it is about: found when they are erased, and kept from the sweep of
 * orphans before the event is written, so that there is never an event without its file. We wrote it ourselves: no scanner is waited for.
 */
export const paperPrinter =
  ({ pdfRenderer, ...parts }: PrinterParts): PipelineParts['print'] =>
  async ({ paper, name, jobSeekerId }) => {
    const print = await pdfRenderer.render(paper).catch(() => undefined);
    if (print === undefined) return refused('common.unavailable');
    if ('missing' in print) return refused('file.sign_missing', { params: { sign: print.missing } });
    const stored = await store(print.bytes, jobSeekerId, { type, scan: 'clean', purpose: 'attachment' }, parts);
    if ('ok' in stored) return stored;
    const { fileId, size } = stored;
    const claimId = newRandomUuid();
    if (!(await parts.register.claim(claimId, [{ fileId, type }], jobSeekerId))) return refused('common.unavailable');
    return { file: { fileId, name, size, type }, release: () => parts.register.release(claimId) };
  };
