import { type LinkData, link } from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

/** One-time links by the hash of their token: what a page may say before its holder proved anything. */
export type LinkStored = FoldedRow<LinkData>;

export const links = foldedView<LinkStored>()({ ...foldOnly, aggregate: link, version: 1, columns: [] });

export const linksProjector = subjectProjector('links', [links.part]);
