import type { CollectionContent } from '@talentlog/contracts';

/** What every block of the form is given. */
export interface BlockProps {
  readonly content: CollectionContent;
  readonly onChange: (content: CollectionContent) => void;
  /** Words beside the field at a path, as `identity.number`. */
  readonly errorAt: (path: string) => string | undefined;
  readonly linkToken: string | undefined;
}
