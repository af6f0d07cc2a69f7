import { Checkbox } from '@blueprintjs/core';
import { topics } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
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
  const t = useT();
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
    >
      {(form) => {
        const error = form.errorAt('topics', form.values.topics.length === 0);
        return (
          <>
            <TextField
              form={form}
              name="systemName"
              label={t('staff.subscribers.name')}
              hint={t('staff.subscribers.nameHelp')}
              required
              autoFocus
            />
            <fieldset className={error === undefined ? 'field' : 'field invalid'}>
              <legend>{t('staff.subscribers.topics')}</legend>
              {topics.map((topic) => (
                <Checkbox
                  key={topic}
                  label={t(`staff.subscribers.topic.${topic}`)}
                  checked={form.values.topics.includes(topic)}
                  onChange={({ currentTarget: { checked } }) => {
                    const had = form.values.topics;
                    form.set(
                      'topics',
                      topics.filter((one) => (one === topic ? checked : had.includes(one))),
                    );
                  }}
                />
              ))}
              {error !== undefined && (
                <p className="field-error" role="alert">
                  {error}
                </p>
              )}
            </fieldset>
            <CheckField
              form={form}
              name="personalData"
              label={t('staff.subscribers.personal')}
              hint={t('staff.subscribers.personalHelp')}
            />
            {form.values.personalData && (
              <TextField form={form} name="reason" label={t('staff.subscribers.reason')} multiline rows={3} required />
            )}
          </>
        );
      }}
    </CommandForm>
  );
}
