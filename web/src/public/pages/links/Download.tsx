import type { FileRef } from '@talentlog/contracts';
import { saveFile } from '../../../api/files.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { LinkAccess } from './use-link.ts';

interface DownloadProps {
  readonly file: Pick<FileRef, 'fileId' | 'name'>;
  readonly link: Pick<LinkAccess, 'token'>;
  /** Asks the page again, which asks for the code where it has to be proved once more. */
  readonly reload: () => Promise<void>;
}

/** A file of the page, downloaded by whoever the page was opened by. */
export function Download({ file: { fileId, name }, link, reload }: DownloadProps) {
  const t = useTranslate();
  const action = useAction();
  const save = async () => {
    if (!(await action.run(() => saveFile(fileId, { name, linkToken: link.token })))) await reload();
  };
  return (
    <div>
      <Button busy={action.busy} onClick={() => void save()}>
        {t({ id: 'person.offer.download' }, { name })}
      </Button>
      <ProblemNote problem={action.problem} />
    </div>
  );
}
