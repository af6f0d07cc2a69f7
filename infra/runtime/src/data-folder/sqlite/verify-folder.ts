import { logFiles } from '../../ledger/log-files.ts';
import { type Verdict, type VerifyOptions, verify } from '../../ledger/verify.ts';
import { inspectFolder } from './inspect.ts';

/** `verify`, and where that finds nothing, what lies beside the log. `verified` proves a log that is elsewhere. */
export async function verifyFolder(
  folder: string,
  options: Pick<VerifyOptions, 'pause'> = {},
  verified: (options: VerifyOptions) => Promise<Verdict> = verify,
): Promise<Verdict> {
  const verdict = await verified({ ...logFiles(folder), ...options });
  if (!verdict.ok) return verdict;
  const [why] = inspectFolder(folder).refused;
  return why === undefined ? verdict : { ...verdict, ok: false, firstBad: { position: null, why } };
}
