import { Checkbox } from '@blueprintjs/core';
import { topics } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import type { FormState } from '../../ui/use-form.ts';
import type { Subscriber } from './api.ts';
import type { Frame } from './use-meanwhile.tsx';

interface Props {
  /** The one that is changed; a new one is registered without. */
  readonly of?: Subscriber | undefined;
  readonly frame: Frame;
}
type Asked = Pick<Subscriber, 'systemName' | 'topics' | 'personalData'> & { readonly reason: string };

/** What a system may hear of us: at first, or from now on. */
export function SubscriptionForm({ of, frame }: Props) {
  const initial: Asked = {
    ...{ systemName: of?.systemName ?? '', topics: of?.topics ?? [], personalData: of?.personalData ?? false },
    reason: of?.reason ?? '',
  };
  return (
    <CommandForm
      {...frame}
      name={of === undefined ? 'RegisterSubscriber' : 'ChangeSubscriber'}
      initial={initial}
      payload={(values) => ({
        ...{ ...values, topics: [...values.topics], subscriberId: of?.subscriberId ?? '' },
        ...(of === undefined ? { subscriberId: undefined as never } : {}),
      })}
      fields={{
        systemName: {
          kind: 'text',
          label: 'staff.subscribers.name',
          hint: 'staff.subscribers.nameHelp',
          required: true,
        },
        topics: { kind: 'own', control: (form) => <TopicsField form={form} /> },
        personalData: { kind: 'check', label: 'staff.subscribers.personal', hint: 'staff.subscribers.personalHelp' },
        reason: {
          kind: 'text',
          label: 'staff.subscribers.reason',
          rows: 3,
          required: true,
          when: ({ personalData }) => personalData,
        },
      }}
    />
  );
}

function TopicsField({ form }: { readonly form: FormState<Asked> }) {
  const t = useTranslate();
  const had = form.values.topics;
  const error = form.errorAt('topics', had.length === 0);
  return (
    <fieldset className={error === undefined ? 'field' : 'field invalid'}>
      <legend>{t({ id: 'staff.subscribers.topics' })}</legend>
      {topics.map((topic) => (
        <Checkbox
          key={topic}
          label={t({ id: `staff.subscribers.topic.${topic}` })}
          checked={had.includes(topic)}
          onChange={({ currentTarget: { checked } }) =>
            form.set(
              'topics',
              topics.filter((one) => (one === topic ? checked : had.includes(one))),
            )
          }
        />
      ))}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
