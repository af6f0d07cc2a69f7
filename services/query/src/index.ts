export { type Projector, startProjectors, type ViewEvent } from './projecting/index.ts';
export { projectors } from './projectors.ts';
export { queryModule } from './query.module.ts';
export { type IntegrityResult, type QueryParts, QueryService } from './query.service.ts';
