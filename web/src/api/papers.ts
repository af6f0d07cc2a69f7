import type { PaperTrial } from '@talentlog/contracts';
import { keepFile } from './files.ts';
import { fileOf, requestSafely } from './http.ts';

/** Has a paper printed to look at, and puts the PDF where the browser keeps downloads. Rejects with ApiProblem. */
export async function tryPaper(trial: PaperTrial, name: string): Promise<void> {
  const answer = await requestSafely('/api/papers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(trial),
  });
  keepFile(await fileOf(answer), `${name}.pdf`);
}
