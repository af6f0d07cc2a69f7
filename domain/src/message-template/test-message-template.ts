import { account } from '../account/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { addHours, isBefore } from '../shared/time.ts';
import { testsPerHour } from './evolve.ts';
import { messageTemplate } from './message-template.ts';
import { keyOf, ofKey, textsOf, unfit } from './written.ts';

/** Sent to whoever asks and to nobody else: it needs an address of theirs, and costs what an SMS costs. */
export const testMessageTemplate = messageTemplate.decider('TestMessageTemplate', {
  target: ofKey,
  offered: ({ data, now }) => !isTestedTooOften(data.testedAt, now),
  needs: ({ actor }) => ({ account: account.ref(actor.id) }),
  decide: ({ id, data, payload, actor, now, related }) => {
    const refused = unfit(payload);
    if (refused) return refused;
    // It is looked at where it is written.
    if (payload.channel === 'PAPER') return refuse('messageTemplate.not_sent_so', undefined, 'channel');
    const { email, phone } = loaded(related, 'account', account).data;
    if (!(payload.channel === 'MAIL' ? email : phone)) return refuse('messageTemplate.no_receiver');
    if (isTestedTooOften(data.testedAt, now))
      return refuse('messageTemplate.test_too_often', { until: addHours(data.testedAt.at(-1) ?? now, 1) });
    return accept(
      messageTemplate.fact('MessageTemplateTested', {
        ...keyOf(id, payload),
        wording: textsOf(payload),
        accountId: actor.id,
      }),
    );
  },
});

const isTestedTooOften = (testedAt: readonly string[], now: string): boolean =>
  testedAt.length === testsPerHour && isBefore(now, addHours(testedAt.at(-1) ?? now, 1));
