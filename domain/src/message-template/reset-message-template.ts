import { accept } from '../shared/decider.ts';
import { messageTemplate } from './message-template.ts';
import { keyOf, ofKey } from './written.ts';

/** What the product comes with is sent again. */
export const resetMessageTemplate = messageTemplate.decider('ResetMessageTemplate', {
  target: ofKey,
  decide: ({ id, data, payload, actor }) => {
    const version = data.version + 1;
    return accept(messageTemplate.fact('MessageTemplateReset', { ...keyOf(id, payload), version, resetBy: actor.id }), {
      version,
    });
  },
});
