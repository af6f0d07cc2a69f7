import type { ResumeSeen } from '@talentlog/contracts';
import { runCommand } from '../../../api/commands.ts';
import { fileAddress } from '../../../api/files.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { Upload } from '../../../ui/Upload.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useProblemWords } from '../../../ui/use-problem-words.ts';

type ResumeFile = ResumeSeen['files'][number];

const tones = { SCANNING: 'info', PARSING: 'info', PARSED: 'ok', PARSE_FAILED: 'warn', REJECTED: 'bad' } as const;

function FileRow({ file, onDone }: { file: ResumeFile; onDone: () => Promise<unknown> }) {
  const t = useTranslate();
  const words = useProblemWords();
  const action = useAction();
  const send = (name: 'RemoveResumeFile' | 'RetryResumeParse') =>
    action.run(async () => {
      await runCommand(name, { resumeFileId: file.resumeFileId });
      await onDone();
    });
  const readable = file.state === 'PARSED' || file.state === 'PARSE_FAILED';
  return (
    <li>
      {readable ? <a href={fileAddress(file.fileId)}>{file.name}</a> : file.name}
      <span className={`tag tag-${tones[file.state]}`}>{t({ id: `person.fileState.${file.state}` })}</span>
      {file.incomplete && <span className="field-hint">{t({ id: 'person.resume.incomplete' })}</span>}
      {file.unreadCode !== null && <span className="field-hint">{words(file.unreadCode)}</span>}
      {file.rejectedCode !== null && <span className="field-error">{words(file.rejectedCode)}</span>}
      {file.allowedActions.includes('RetryResumeParse') && (
        <Button kind="quiet" busy={action.busy} onClick={() => void send('RetryResumeParse')}>
          {t({ id: 'shared.action.retry' })}
        </Button>
      )}
      {file.allowedActions.includes('RemoveResumeFile') && (
        <Button
          kind="quiet"
          busy={action.busy}
          aria-label={t({ id: 'person.collection.removeFile' }, { name: file.name })}
          onClick={() => void send('RemoveResumeFile')}
        >
          {t({ id: 'person.collection.remove' })}
        </Button>
      )}
      <ProblemNote problem={action.problem} />
    </li>
  );
}

/** The resume's files and the way to add one. */
export function Files({
  files,
  locked,
  onDone,
}: {
  files: readonly ResumeFile[];
  locked: boolean;
  onDone: () => Promise<unknown>;
}) {
  const t = useTranslate();
  return (
    <section className="card form">
      <h2>{t({ id: 'person.resume.files' })}</h2>
      {files.length > 0 && (
        <ul className="files">
          {files.map((file) => (
            <FileRow key={file.resumeFileId} file={file} onDone={onDone} />
          ))}
        </ul>
      )}
      {!locked && (
        <Upload
          label={t({ id: files.length === 0 ? 'person.resume.upload' : 'person.resume.uploadAnother' })}
          hint={t({ id: 'person.resume.uploadHint' })}
          accept=".doc,.docx,.wps,application/pdf,.pdf,image/jpeg,image/png,.jpe,.jfif"
          purpose="resume"
          primary={files.length === 0}
          onDone={onDone}
        />
      )}
    </section>
  );
}
