import { accept } from '../shared/decider.ts';
import { needFile, notOwnFile, readIn } from './own-file.ts';
import { begun, ownResume } from './own-resume.ts';
import { resume } from './resume.ts';

/** The person leaves what was read from a file; it is not proposed again. What was not read there, or is left already, is nothing to leave. */
export const dismissParsedFields = resume.decider('DismissParsedFields', {
  target: ownResume,
  needs: needFile,
  decide: (context) => {
    const { id, data, related } = context;
    const { resumeFileId, fields } = context.payload;
    const foreign = notOwnFile(related, id);
    if (foreign) return foreign;
    const settled = new Set(data.settled[resumeFileId]);
    const read = readIn(related);
    const left = [...new Set(fields)].filter((path) => read.has(path) && !settled.has(path));
    if (left.length === 0) return accept([]);
    return accept([
      ...begun(context),
      resume.fact('ParsedFieldsDismissed', { jobSeekerId: id, resumeFileId, fields: left }),
    ]);
  },
});
