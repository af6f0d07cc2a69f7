import type { Staff, Told } from './told.ts';

/** What they asked of the privacy desk, and what it answered. */
export async function ask({ canaries, jobSeekerId }: Omit<Told, 'link'>, { admin }: Staff): Promise<void> {
  const { word } = canaries;
  for (const kind of ['CORRECTION', 'EXPLANATION'] as const) {
    const asked = { details: word(`details${kind[0]}`), identityProof: word(`proof${kind[0]}`) };
    const { dataRequestId } = await admin.does('EnterDataRequest', { jobSeekerId, kind, ...asked });
    await admin.does('TakeDataRequest', { dataRequestId });
    if (kind === 'CORRECTION') await admin.does('RejectDataRequest', { dataRequestId, reason: word('rejected') });
    else await admin.does('FulfilDataRequest', { dataRequestId, answer: word('answer') });
  }
  const place = { stream: `jobSeeker-${jobSeekerId}`, revision: 0, path: 'phone' };
  await admin.does('RevealLoggedValue', { jobSeekerId, ...place, reason: word('seen') });
}
