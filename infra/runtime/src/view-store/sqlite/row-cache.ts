import { LRUCache } from 'lru-cache';
import type { Stored } from './stored.ts';

/** Characters of documents that are kept, about a quarter of what their rows take. */
const kept = 12_000_000;
/** What a row takes beside its document. */
const besideDocument = 200;

/**
 * The rows that projectors and questions wrote or read last, as the file has them: a row that goes on, or stands on a page that is
 * asked for again, is neither read nor parsed again. It is emptied where somebody else may have written.
 */
export class RowCache {
  private readonly rows = new LRUCache<string, Stored>({
    maxSize: kept,
    sizeCalculation: ({ content }) => content.doc.length + besideDocument,
  });
  private version: number | undefined;

  /** `table` tells the views and generations apart. */
  get(table: string, id: string): Stored | undefined {
    return this.rows.get(table + id);
  }

  set(table: string, id: string, stored: Stored): void {
    this.rows.set(table + id, stored);
  }

  delete(table: string, id: string): void {
    this.rows.delete(table + id);
  }

  /** Emptied where the file is no longer what the last reader found, because another connection wrote it. */
  asOf(version: number): void {
    if (version !== this.version) this.clear();
    this.version = version;
  }

  clear(): void {
    this.rows.clear();
  }
}
