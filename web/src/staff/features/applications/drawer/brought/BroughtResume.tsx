import { useState } from 'react';
import { useTranslate } from '../../../../../i18n/react.tsx';
import type { Detail } from '../../actions/types.ts';
import { useBroughtResumeQuery } from '../../api.ts';
import { BroughtFileRow } from './BroughtFileRow.tsx';
import { FileUpload } from './FileUpload.tsx';

/** So often a file that is being checked or read is asked for again. */
const everyMs = 2000;

/** Resume files that staff bring of the person, with what was read of them, beside what the person wrote. */
export function BroughtResume({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const { jobSeekerId } = detail.person;
  const [waits, setWaits] = useState(false);
  const { data } = useBroughtResumeQuery({ jobSeekerId }, { pollingInterval: waits ? everyMs : 0 });
  const brought = data?.data;
  const isUnderWay = brought?.files.some(({ state }) => state === 'SCANNING' || state === 'PARSING') ?? false;
  if (isUnderWay !== waits) setWaits(isUnderWay);
  if (brought === undefined) return null;
  const { files, writtenByPerson, allowedActions } = brought;
  return (
    <section className="brought">
      <h3>{t({ id: 'staff.brought.title' })}</h3>
      {files.length > 0 && (
        <p className="muted">{t({ id: writtenByPerson ? 'staff.brought.compare' : 'staff.brought.contacts' })}</p>
      )}
      <ul className="brought-files">
        {files.map((file) => (
          <BroughtFileRow
            key={file.resumeFileId}
            file={file}
            jobSeekerId={jobSeekerId}
            allowed={[...detail.personActions, ...allowedActions]}
          />
        ))}
      </ul>
      {detail.personActions.includes('UploadResumeFileOnBehalf') && <FileUpload jobSeekerId={jobSeekerId} />}
    </section>
  );
}
