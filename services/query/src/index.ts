export { differingRows } from './projection/index.ts';
export { projectors } from './projectors.ts';
export { queryModule } from './query.module.ts';
export { QueryService } from './query.service.ts';
