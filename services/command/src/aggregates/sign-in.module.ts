import { Module } from '@nestjs/common';
import { signInHandlers } from '../bus/sign-in-handlers.ts';
import { SignInController } from '../http/sign-in.controller.ts';
import { SignedInController } from '../http/signed-in.controller.ts';

/** Takes the commands about a browser's sign-in, and tells who is signed in. */
@Module({ controllers: [SignInController, SignedInController], providers: signInHandlers() })
export class SignInModule {}
