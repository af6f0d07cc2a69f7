import { type DynamicModule, Module } from '@nestjs/common';
import type { EventStore, Follower } from '@talentlog/runtime';
import { FOLLOWERS, FollowersController, LOG } from './followers.controller.ts';

@Module({})
class FollowersModule {}

/** The followers of all services as administrators see them. `followers` is asked each time: they start after the server. */
export const followersModule = (followers: () => readonly Follower[], log: EventStore): DynamicModule => ({
  module: FollowersModule,
  controllers: [FollowersController],
  providers: [
    { provide: FOLLOWERS, useValue: followers },
    { provide: LOG, useValue: log },
  ],
});
