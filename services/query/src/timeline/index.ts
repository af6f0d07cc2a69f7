// Public interface of `timeline`: what other subjects and the root of the service may import.
export { timelineQueries } from './timeline.ts';
export { timelineProjector } from './view.ts';
