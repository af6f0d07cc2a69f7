import type { IdentityProvider, Provided, Trip } from '@talentlog/runtime';
import type { Wire } from '../toxic-line.mjs';

interface Place {
  /** Between us and the provider. */
  readonly line: Wire;
  /** One that has asked nothing yet. */
  newAdapter(): IdentityProvider;
  newTrip(): Trip;
  /** Takes somebody to the provider and back to us, and answers with what asks there who came. */
  goes(by: IdentityProvider): Promise<() => Promise<Provided>>;
}

/** For each answer, milliseconds. */
export const patience: number;

/** What must hold where the line to a provider is bad, by its words; the line is as it should be before each. */
export const lineCases: readonly (readonly [string, (place: Place) => Promise<void>])[];
