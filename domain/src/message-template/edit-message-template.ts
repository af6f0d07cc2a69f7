import { accept, refuse } from '../shared/decider.ts';
import { messageTemplate } from './message-template.ts';
import { keyOf, ofKey, textsOf, unfit } from './written.ts';

/** A new version, in force at once; what says the same is none. */
export const editMessageTemplate = messageTemplate.decider('EditMessageTemplate', {
  target: ofKey,
  decide: ({ id, data, payload, actor }) => {
    const refused = unfit(payload);
    if (refused) return refused;
    const wording = textsOf(payload);
    const { wording: before } = data;
    if (before && (['subject', 'content', 'action'] as const).every((path) => before[path] === wording[path]))
      return refuse('messageTemplate.unchanged');
    const version = data.version + 1;
    return accept(
      messageTemplate.fact('MessageTemplateEdited', { ...keyOf(id, payload), version, wording, editedBy: actor.id }),
      { messageTemplateId: id, version },
    );
  },
});
