import type { Terms } from './protocol.ts';
import { Cut } from './told.ts';

export interface AgreementParts {
  /** Digests of what must be the same at the owner, by their names; nothing by default. */
  readonly digests?: Readonly<Record<string, string>>;
  /** Shows that both stand on one folder, for as long as it is asked; nothing by default. */
  readonly proven?: <T>(ask: (proof: string) => Promise<T>) => Promise<T>;
}

/** The word that calls are made under: agreed on with each owner that begins, once for all who want it meanwhile. */
export class Agreement {
  under = '';
  private agreeing: Promise<void> | undefined;

  constructor(
    private readonly parts: AgreementParts,
    private readonly ask: (terms: Terms) => Promise<string>,
  ) {}

  /** Nothing happens where somebody agreed on another since. */
  async renew(under: string): Promise<void> {
    if (this.under !== under) return;
    this.agreeing ??= this.agree().finally(() => {
      this.agreeing = undefined;
    });
    await this.agreeing;
  }

  private async agree(): Promise<void> {
    const { digests = {}, proven = (ask) => ask('') } = this.parts;
    try {
      this.under = await proven((proof) => this.ask({ digests, proof }));
    } catch (error) {
      // A disk that takes no proof is no answer of the owner.
      throw (error as NodeJS.ErrnoException).syscall === undefined ? error : new Cut(String(error));
    }
  }
}
