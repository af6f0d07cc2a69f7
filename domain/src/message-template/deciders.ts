import { decides } from '../shared/aggregate.ts';
import { editMessageTemplate } from './edit-message-template.ts';
import { messageTemplate } from './message-template.ts';
import { resetMessageTemplate } from './reset-message-template.ts';
import { testMessageTemplate } from './test-message-template.ts';

/** The wording with the decision of every command. */
export const decidedMessageTemplate = decides(messageTemplate, {
  EditMessageTemplate: editMessageTemplate,
  ResetMessageTemplate: resetMessageTemplate,
  TestMessageTemplate: testMessageTemplate,
});
