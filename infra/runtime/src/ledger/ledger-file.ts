import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MarkWriter } from '../disk/mark-file.ts';
import { ledgerMarkOf } from './ledger-mark.ts';
import { lineHash } from './seal.ts';

/** A ledger that lines are added to: each is on the disk, whole, when `add` resolves, or nothing of it is there. */
export class LedgerFile {
  private cut = false;

  private constructor(
    private readonly handle: FileHandle,
    private readonly mark: MarkWriter,
    private lines: number,
    private size: number,
    private readonly onFatal: (error: Error) => void,
  ) {}

  static async open(file: string, lines: number, onFatal: (error: Error) => void): Promise<LedgerFile> {
    const handle = await open(file, 'a', 0o600);
    const { size } = await handle.stat();
    return new LedgerFile(handle, new MarkWriter(ledgerMarkOf(file)), lines, size, onFatal);
  }

  /** Rejects where the disk does not take the line; it may be added again later. A sync that fails is final. */
  async add(line: string): Promise<void> {
    const text = `${line}\n`;
    if (this.cut) await this.handle.truncate(this.size);
    this.cut = true;
    await this.handle.appendFile(text);
    await this.handle.sync().catch((error: Error) => {
      this.onFatal(error);
      throw error;
    });
    this.cut = false;
    this.size += Buffer.byteLength(text);
    this.lines += 1;
    this.mark.set({ at: this.lines, hash: lineHash(line) });
  }

  async close(): Promise<void> {
    this.mark.close();
    await this.handle.close();
  }
}

/** A new name is only durable once the folder that holds it is. */
export async function syncFolderOf(file: string): Promise<void> {
  const handle = await open(dirname(file), 'r');
  await handle.sync().finally(() => handle.close());
}
