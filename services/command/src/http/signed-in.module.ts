import { type DynamicModule, Module } from '@nestjs/common';
import { SIGNED_IN_PERSON } from '../bus/tokens.ts';
import { SignedInController, type SignedInPerson } from './signed-in.controller.ts';

@Module({})
class SignedInModule {}

/** Tells who is signed in, where no commands are taken. */
export const signedInModule = (person: SignedInPerson): DynamicModule => ({
  module: SignedInModule,
  controllers: [SignedInController],
  providers: [{ provide: SIGNED_IN_PERSON, useValue: person }],
});
