import { fileURLToPath } from 'node:url';
import type { Own } from '../../support/belongings.ts';

const smoke = fileURLToPath(new URL('../../smoke/run.mjs', import.meta.url));

/** The whole story of a person, told again and again by somebody who waits for whoever is away. */
export class StoryTold {
  /** How often it was told whole. */
  times = 0;
  /** Why the last one was not told to its end. */
  broken: unknown;
  private isEnough = false;
  private readonly telling: Promise<void>;

  constructor(
    private readonly own: Own,
    private readonly where: { readonly fronts: readonly string[]; readonly hrCoreUrl: string },
  ) {
    this.telling = this.tell();
    this.telling.catch((error: unknown) => {
      this.broken = error;
    });
  }

  /** Once the story that is being told has come to its end. Rejects where one of them went wrong, with what was seen. */
  async ends(): Promise<void> {
    this.isEnough = true;
    await this.telling;
  }

  private async tell(): Promise<void> {
    const args = ['--base', this.where.fronts.join(','), '--hr-core', this.where.hrCoreUrl, '--patient'];
    while (!this.isEnough) {
      await this.own.run(process.execPath, [smoke, ...args]);
      this.times += 1;
    }
  }
}
