import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FileStore } from '@talentlog/runtime';

/** Where an adapter keeps the files of one test. */
export interface FileStorePlace {
  open(): Promise<FileStore>;
  /** Changes what is stored under this id behind the store's back. */
  damage(fileId: string): Promise<void>;
  remove(): Promise<void>;
}

const hello = new TextEncoder().encode('你好');
/** SHA-256 of those bytes, as `sha256sum` tells it. */
const helloId = '670d9743542cae3ea7ebe36af56bd53648b0a1126162e78d81a32934a711302e';

/** What every FileStore must do; run by each adapter on its own engine. */
export function fileStoreContract(name: string, makePlace: () => Promise<FileStorePlace>): void {
  describe(`file store contract: ${name}`, () => {
    let place: FileStorePlace;
    let store: FileStore;
    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });
    afterEach(() => place.remove());

    test('names a file by the SHA-256 of its bytes and gives it back, also after reopening', async () => {
      expect(await store.put(hello)).toEqual({ fileId: helloId, size: 6 });
      expect(Buffer.from((await (await place.open()).get(helloId)) ?? [])).toEqual(Buffer.from(hello));
    });

    test('keeps every byte of a large file, and an empty one', async () => {
      const large = Buffer.alloc(3_000_000, 'talent');
      const { fileId, size } = await store.put(large);
      expect(size).toBe(3_000_000);
      expect(Buffer.from((await store.get(fileId)) ?? []).equals(large)).toBe(true);
      const empty = await store.put(new Uint8Array());
      expect(empty).toEqual({ fileId: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', size: 0 });
      expect(await store.get(empty.fileId)).toHaveLength(0);
    });

    test('keeps one file for the same bytes, also when put at once', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, () => store.put(hello)));
      expect(new Set(ids.map(({ fileId }) => fileId))).toEqual(new Set([helloId]));
      await store.delete(helloId);
      expect(await store.get(helloId)).toBeUndefined();
    });

    test('answers undefined for what is not there and for what is not an id', async () => {
      for (const id of ['0'.repeat(64), '../../etc/passwd', '', helloId.toUpperCase(), `${helloId}/`])
        expect(await store.get(id)).toBeUndefined();
    });

    test('deletes, and deleting again, or what is no id, is no error', async () => {
      await store.put(hello);
      const other = await store.put(new TextEncoder().encode('再见'));
      expect(await store.has(helloId)).toBe(true);
      for (const id of [helloId, helloId, '../x', '']) await store.delete(id);
      expect(await store.get(helloId)).toBeUndefined();
      for (const id of [helloId, '../x', '']) expect(await store.has(id)).toBe(false);
      expect(await store.get(other.fileId)).toHaveLength(6);
    });

    test('refuses to hand out damaged bytes, and a new put heals them', async () => {
      await store.put(hello);
      await place.damage(helloId);
      await expect(store.get(helloId)).rejects.toThrow('damaged');
      await store.put(hello);
      expect(await store.get(helloId)).toHaveLength(6);
    });
  });
}
