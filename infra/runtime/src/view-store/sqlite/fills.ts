import type { Statements } from './statements.ts';

/**
 * Pages that lie in the write-ahead file before they go to their places, and the cache, while a generation is filled and otherwise:
 * a page that many batches change is carried over once for all of them.
 */
const filling = { wal_autocheckpoint: 16_000, cache_size: -65_536 };
const otherwise = { wal_autocheckpoint: 4_000, cache_size: -32_768 };

/** Which generations are being filled, and how the file is set for that. */
export class Fillings {
  private readonly numbers = new Set<number>();

  constructor(private readonly statements: Statements) {
    this.set(otherwise);
  }

  begin(number: number): void {
    if (this.numbers.size === 0) this.set(filling);
    this.numbers.add(number);
  }

  end(number: number): void {
    if (!this.numbers.delete(number) || this.numbers.size > 0) return;
    this.set(otherwise);
    this.statements.db.pragma('optimize');
    this.statements.db.pragma('wal_checkpoint(TRUNCATE)');
  }

  private set(settings: Readonly<Record<string, number>>): void {
    for (const [name, value] of Object.entries(settings)) this.statements.db.pragma(`${name} = ${value}`);
  }
}
