import { companyId } from '@talentlog/contracts';
import { defaultSettings, inForce, type Settings } from '@talentlog/domain/fold';
import type { Views } from '../open-views.ts';

/** The settings in force as the views know them, kept until their row changes, so that a question reads nothing for them. */
export class KeptSettings {
  private reading: Promise<Settings> | undefined;
  private last: Settings = defaultSettings;

  constructor(private readonly views: Pick<Views, 'settings'>) {}

  /** Their row changed, or may have. */
  outdated(): void {
    this.reading = undefined;
  }

  now(): Promise<Settings> {
    this.reading ??= this.read();
    return this.reading;
  }

  /** What was known when somebody asked last, for who cannot wait. */
  known(): Settings {
    return this.last;
  }

  private async read(): Promise<Settings> {
    try {
      const row = await this.views.settings.get(companyId);
      this.last = row ? inForce(row.data) : defaultSettings;
      return this.last;
    } catch (error) {
      this.outdated();
      throw error;
    }
  }
}
