import { messageTemplateEvents } from '@talentlog/contracts';
import { setup } from 'xstate';
import { eventTypesOf } from '../shared/machine-types.ts';

/**
 * The wording of one message in one language, for one track or all, by one channel. Where nobody wrote one, a more general one or the
 * product's own is sent. Read `lifecycle.md` first.
 */
export const messageTemplateMachine = setup({
  types: eventTypesOf(messageTemplateEvents),
  // A fact that is kept and leads nowhere: XState takes an event without a target for a forbidden one.
  actions: { keep: () => {} },
}).createMachine({
  id: 'messageTemplate',
  initial: 'DEFAULT',
  states: {
    DEFAULT: { on: { MessageTemplateEdited: 'EDITED', MessageTemplateTested: { actions: 'keep' } } },
    EDITED: {
      on: {
        MessageTemplateEdited: { actions: 'keep' },
        MessageTemplateReset: 'DEFAULT',
        MessageTemplateTested: { actions: 'keep' },
      },
    },
  },
});
