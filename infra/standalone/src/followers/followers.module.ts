import { type DynamicModule, Module } from '@nestjs/common';
import { FOLLOWERS, FollowersController } from './followers.controller.ts';
import type { Followers } from './health.ts';

@Module({})
class FollowersModule {}

/** The followers of all services as administrators see them. */
export const followersModule = (followers: Followers): DynamicModule => ({
  module: FollowersModule,
  controllers: [FollowersController],
  providers: [{ provide: FOLLOWERS, useValue: followers }],
});
