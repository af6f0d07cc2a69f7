import { messageTemplateCommands, messageTemplateEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveMessageTemplate, type MessageTemplateData, noMessageTemplate } from './evolve.ts';
import { messageTemplateMachine } from './machine.ts';

/** The wording as everybody may read it; its decisions stand in a file for each command. */
export const messageTemplate = defineAggregate<
  typeof messageTemplateCommands,
  typeof messageTemplateEvents,
  MessageTemplateData,
  'DEFAULT' | 'EDITED'
>({
  name: 'messageTemplate',
  commands: messageTemplateCommands,
  events: messageTemplateEvents,
  machine: messageTemplateMachine,
  initialData: noMessageTemplate,
  evolve: evolveMessageTemplate,
  ownership: () => ({}),
  aside: ['MessageTemplateTested'],
});
