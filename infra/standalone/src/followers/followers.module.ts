import { type DynamicModule, Module } from '@nestjs/common';
import type { CommandClient } from '@talentlog/runtime';
import { FOLLOWERS, FollowersController, NOTES } from './followers.controller.ts';
import type { Followers } from './health.ts';

@Module({})
class FollowersModule {}

/** The followers of all services as administrators see them. */
export const followersModule = (followers: Followers, commands: CommandClient): DynamicModule => ({
  module: FollowersModule,
  controllers: [FollowersController],
  providers: [
    { provide: FOLLOWERS, useValue: followers },
    { provide: NOTES, useValue: commands },
  ],
});
