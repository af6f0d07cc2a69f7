import type { Db, Filter } from 'mongodb';
import { type Change, compareAndSet } from '../../mongodb/compare-and-set.ts';
import { Place } from '../../mongodb/place.ts';
import type { NamedUpload, UploadRegister } from '../port.ts';
import { Allowances } from './allowance.ts';
import { changed, type File, mayBeNamed, storedFor, uploadsWith } from './file.ts';

const indexes = [['uploads.owner'], ['claims'], ['leaving'], ['scan', 'firstAt'], ['claimed', 'lastAt']];

/** Opens the register: a document for each file with whoever uploaded it and whatever names it, changed by comparing. */
export async function openMongoUploadRegister({ db }: { readonly db: Db }): Promise<UploadRegister> {
  const place = new Place(db, 'upload register');
  const allowances = new Allowances(place);
  const files = () => place.of<File>('uploads');
  for (const index of indexes) await files().createIndex([...index]);
  await allowances.prepare();
  const change = <A>(fileId: string, how: (found: File | undefined) => Change<File, A>): Promise<A> =>
    compareAndSet(files(), fileId, how);
  /** Changes what is there, and nothing where nothing is. */
  const mend = (fileId: string, how: (found: File) => Parameters<typeof changed>[1]): Promise<void> =>
    change(fileId, (found) => ({ ...(found && { next: changed(found, how(found)) }), answer: undefined }));
  const named = async (filter: Filter<File>): Promise<readonly string[]> =>
    (await files().find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  const orphaned = (before: number): Filter<File> => ({
    $or: [{ leaving: true }, { claimed: false, lastAt: { $lt: before } }],
  });
  /** Keeps one file; answers whether it could, and whether it was kept only now. */
  const keep = (claimId: string, { fileId, ...named }: NamedUpload, owner: string) =>
    change<'kept' | 'was kept' | 'no'>(fileId, (found) => {
      if (!found || !mayBeNamed(found, named, owner)) return { answer: 'no' };
      if (found.claims.includes(claimId)) return { answer: 'was kept' };
      return { next: changed(found, { claims: [...found.claims, claimId] }), answer: 'kept' };
    });
  const letGo = (claimId: string, fileId: string): Promise<void> =>
    mend(fileId, ({ claims }) => ({ claims: claims.filter((one) => one !== claimId) }));
  return {
    spend: async (owner, bytes, at, allowance) => allowances.spend(owner, bytes, at, allowance),
    announce: async (fileId, owner, at) =>
      change<boolean>(fileId, (found) => {
        if (found?.leaving) return { answer: false };
        return { next: changed(found, { uploads: uploadsWith(found?.uploads ?? [], owner, { at }) }), answer: true };
      }),
    add: async (fileId, owner, { type, scan, purpose }) =>
      mend(fileId, ({ uploads, scan: before }) => ({
        uploads: storedFor(uploads, owner, purpose),
        type,
        scan: scan === 'waiting' ? before : scan,
      })),
    async seen(fileId) {
      const found = await files().findOne({ _id: fileId });
      return found === null ? undefined : { type: found.type, scan: found.scan };
    },
    scanned: async (fileId, scan) => mend(fileId, () => ({ scan })),
    async unscanned(limit) {
      const waiting = files().find({ scan: 'waiting', leaving: false, isStored: true }).sort({ firstAt: 1, _id: 1 });
      return (await waiting.limit(limit).toArray()).map(({ _id }) => _id);
    },
    async claim(claimId, uploads, owner) {
      const kept: string[] = [];
      for (const upload of uploads) {
        const answer = await keep(claimId, upload, owner);
        if (answer === 'kept') kept.push(upload.fileId);
        if (answer !== 'no') continue;
        for (const fileId of kept) await letGo(claimId, fileId);
        return false;
      }
      return true;
    },
    async release(claimId) {
      for (const fileId of await named({ claims: claimId })) await letGo(claimId, fileId);
    },
    async orphans(before) {
      const gone: string[] = [];
      for (const fileId of await named(orphaned(before))) {
        const leaves = await change<boolean>(fileId, (found) => {
          if (!found) return { answer: false };
          if (found.leaving) return { answer: true };
          if (found.claimed || found.lastAt >= before) return { answer: false };
          return { next: changed(found, { leaving: true }), answer: true };
        });
        if (leaves) gone.push(fileId);
      }
      return gone;
    },
    countOrphans: async (before) => files().countDocuments(orphaned(before)),
    ownedBy: async (owner) => named({ 'uploads.owner': owner }),
    async ownersOf(fileId) {
      return ((await files().findOne({ _id: fileId }))?.uploads ?? []).map(({ owner }) => owner).sort();
    },
    async disown(owner) {
      for (const fileId of await named({ 'uploads.owner': owner }))
        await mend(fileId, ({ uploads }) => ({ uploads: uploads.filter((upload) => upload.owner !== owner) }));
      await allowances.forget(owner);
    },
    forget: async (fileId) => void (await files().deleteOne({ _id: fileId })),
    close: async () => place.close(),
  };
}
