import { SetMetadata } from '@nestjs/common';
import type { Grant } from '@talentlog/contracts';

/** Contracts by name, as far as admission reads them. */
type GrantedContracts = Readonly<Record<string, { readonly grants: readonly Grant[] }>>;

/** How a route says whom it lets in. A route that says nothing lets nobody in, and a test names it. */
export type Declared =
  | { readonly by: 'grants'; readonly grants: readonly Grant[] }
  | { readonly by: 'contract'; readonly contracts: GrantedContracts }
  | { readonly by: 'handler'; readonly because: string }
  | { readonly by: 'nothing'; readonly because: string };

/** Metadata key under which a route's declaration is kept. */
export const DECLARED = 'talentlog:granted';

/** The guard lets in whom any of these grants fits. */
export const Granted = (...grants: readonly Grant[]) =>
  SetMetadata<string, Declared>(DECLARED, { by: 'grants', grants });

/** The guard asks the contract that the last word of the path names. No such contract: 404. */
export const GrantedByContract = (contracts: GrantedContracts) =>
  SetMetadata<string, Declared>(DECLARED, { by: 'contract', contracts });

/** The guard only resolves the caller, because what is behind the route admits by what it loads. */
export const GrantedByHandler = (because: string) =>
  SetMetadata<string, Declared>(DECLARED, { by: 'handler', because });

/** Anybody, whatever link they hold: the link is not even looked at. */
export const GrantedToAll = (because: string) => SetMetadata<string, Declared>(DECLARED, { by: 'nothing', because });
