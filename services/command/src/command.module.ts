import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountModule } from './aggregates/account.module.ts';
import { AdvertisementModule } from './aggregates/advertisement.module.ts';
import { ApplicationModule } from './aggregates/application.module.ts';
import { AppointmentModule } from './aggregates/appointment.module.ts';
import { AppointmentSessionModule } from './aggregates/appointment-session.module.ts';
import { CompanySettingsModule } from './aggregates/company-settings.module.ts';
import { DataRequestModule } from './aggregates/data-request.module.ts';
import { EvaluationModule } from './aggregates/evaluation.module.ts';
import { InfoCollectionModule } from './aggregates/info-collection.module.ts';
import { InterviewModule } from './aggregates/interview.module.ts';
import { JobSeekerModule } from './aggregates/job-seeker.module.ts';
import { LinkModule } from './aggregates/link.module.ts';
import { MessageTemplateModule } from './aggregates/message-template.module.ts';
import { NotificationModule } from './aggregates/notification.module.ts';
import { OfferModule } from './aggregates/offer.module.ts';
import { OperationsModule } from './aggregates/operations.module.ts';
import { PositionModule } from './aggregates/position.module.ts';
import { PrivacyAuthorizationModule } from './aggregates/privacy-authorization.module.ts';
import { ResumeModule } from './aggregates/resume.module.ts';
import { ResumeFileModule } from './aggregates/resume-file.module.ts';
import { ScreeningItemModule } from './aggregates/screening-item.module.ts';
import { SignInModule } from './aggregates/sign-in.module.ts';
import { SubscriberModule } from './aggregates/subscriber.module.ts';
import { PIPELINE, PRESS, SIGN_IN_COMMANDS, SIGNED_IN_PERSON, TOLD_ONCE, UPLOADS } from './bus/tokens.ts';
import type { CommandService } from './command.service.ts';
import { CommandsController } from './http/commands.controller.ts';
import type { SignedInPerson } from './http/signed-in.controller.ts';
import { PapersController } from './papers/papers.controller.ts';
import { UploadsModule } from './uploads/uploads.module.ts';

/** The list of what the command service does: one module an aggregate, each with one handler a command. */
const aggregateModules = [
  AccountModule,
  AdvertisementModule,
  ApplicationModule,
  AppointmentModule,
  AppointmentSessionModule,
  CompanySettingsModule,
  DataRequestModule,
  EvaluationModule,
  InfoCollectionModule,
  InterviewModule,
  JobSeekerModule,
  LinkModule,
  MessageTemplateModule,
  NotificationModule,
  OfferModule,
  OperationsModule,
  PositionModule,
  PrivacyAuthorizationModule,
  ResumeModule,
  ResumeFileModule,
  ScreeningItemModule,
  SubscriberModule,
];

/** The parts that handlers and controllers of all modules ask for by name. */
@Module({})
class CommandPartsModule {}

@Module({})
class CommandModule {}

/** What of the command service its handlers and controllers use. */
type CommandModuleParts = SignedInPerson &
  Pick<CommandService, 'pipeline' | 'signInCommands' | 'uploads' | 'press' | 'toldOnce'>;

/** The command side as a Nest module. Who may pass is the edge's affair (`edgeModule`), which the host imports beside it. */
export function commandModule(service: CommandModuleParts): DynamicModule {
  const parts = [
    { provide: PIPELINE, useValue: service.pipeline },
    { provide: SIGN_IN_COMMANDS, useValue: service.signInCommands },
    { provide: SIGNED_IN_PERSON, useValue: service },
    { provide: UPLOADS, useValue: service.uploads },
    { provide: TOLD_ONCE, useValue: service.toldOnce },
    { provide: PRESS, useValue: service.press },
  ];
  return {
    module: CommandModule,
    imports: [
      CqrsModule.forRoot(),
      { module: CommandPartsModule, global: true, providers: parts, exports: parts },
      ...aggregateModules,
      SignInModule,
      UploadsModule,
    ],
    controllers: [CommandsController, PapersController],
  };
}
