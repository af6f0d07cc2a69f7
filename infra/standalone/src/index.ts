export { readConfig } from './config.ts';
export { followersModule } from './followers/followers.module.ts';
export { type FollowersParts, startFollowers } from './followers/start-followers.ts';
export { type Running, start } from './start.ts';
