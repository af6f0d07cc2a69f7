// Public interface of `live`: what other subjects and the root of the service may import.
export { LiveController } from './live.controller.ts';
export { type LiveChange, LiveHub } from './live-hub.ts';
export { type LiveLimits, LivePlaces, usualLiveLimits } from './live-places.ts';
