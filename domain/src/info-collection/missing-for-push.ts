import { missingInCollection } from '@talentlog/contracts';
import type { Folded } from '../shared/aggregate.ts';
import { takes } from '../shared/handle.ts';
import type { InfoCollectionData } from './evolve.ts';
import { infoCollection } from './info-collection.ts';

/** What SAP would still have to be told: `entry`, `content` where there is none, or paths of the content. */
export const untold = ({ entry, content }: Pick<InfoCollectionData, 'entry' | 'content'>): string[] => [
  ...(entry === null ? ['entry'] : []),
  ...(content === null ? ['content'] : missingInCollection(content)),
];

/** The same as the answers tell it; nothing where SAP is not to be told now. */
export const missingForPush = ({ path, data }: Pick<Folded<InfoCollectionData>, 'path' | 'data'>): string[] =>
  takes(infoCollection, { path }, 'SapPushRequested') ? untold(data) : [];
