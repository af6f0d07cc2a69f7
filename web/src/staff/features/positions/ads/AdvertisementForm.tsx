import { AdType, type AdvertisementDetails, Channel } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { InstantField } from '../../../ui/fields/InstantField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { Advertisement, Position } from '../words.ts';
import { usualDeadline } from './deadline.ts';

interface Values {
  readonly channel: string;
  readonly adType: string;
  readonly deadline: string | null;
  readonly publishAt: string | null;
  readonly order: number | null;
}

const detailsOf = ({ channel, adType, deadline, publishAt, order }: Values): AdvertisementDetails => ({
  channel: Channel.parse(channel),
  adType: AdType.parse(adType),
  deadline: deadline ?? '',
  publishAt,
  order: order ?? 100,
});

const initialFor = ({ details }: Position): Values => ({
  channel: details.track === 'SOCIAL' ? 'SOCIAL_SITE' : 'CAMPUS_SITE',
  adType: 'NORMAL',
  deadline: usualDeadline(),
  publishAt: null,
  order: 100,
});

interface Props {
  readonly position: Position;
  readonly advertisement?: Advertisement;
  readonly onClose: () => void;
}

/** A new publication, or changes to one. */
export function AdvertisementForm({ position, advertisement, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const fields = (form: FormState<Values>) => <Fields form={form} />;
  if (advertisement === undefined)
    return (
      <CommandForm
        name="CreateAdvertisement"
        title={t({ id: 'positions.action.CreateAdvertisement' })}
        submit={t({ id: 'positions.action.CreateAdvertisement' })}
        draftKey={`advertisement:new:${position.positionId}`}
        initial={initialFor(position)}
        payload={(values) => ({ positionId: position.positionId, details: detailsOf(values) })}
        onDone={() => toast(t({ id: 'positions.done.CreateAdvertisement' }))}
        onClose={onClose}
      >
        {fields}
      </CommandForm>
    );
  const { advertisementId, details } = advertisement;
  return (
    <CommandForm
      name="EditAdvertisement"
      title={`${t({ id: 'positions.action.EditAdvertisement' })} ${advertisement.number}`}
      submit={t({ id: 'shared.action.save' })}
      initial={details as Values}
      payload={(values) => ({ advertisementId, details: detailsOf(values) })}
      onDone={() => toast(t({ id: 'positions.done.EditAdvertisement' }))}
      onClose={onClose}
    >
      {fields}
    </CommandForm>
  );
}

function Fields({ form }: { form: FormState<Values> }) {
  const t = useTranslate();
  return (
    <>
      <div className="field-row">
        <SelectField
          form={form}
          name="channel"
          label={t({ id: 'positions.ad.channel' })}
          choices={Channel.options.map((value) => ({ value, label: t({ id: `positions.channel.${value}` }) }))}
        />
        <SelectField
          form={form}
          name="adType"
          label={t({ id: 'positions.ad.type' })}
          hint={t({ id: 'positions.ad.typeHint' })}
          choices={AdType.options.map((value) => ({ value, label: t({ id: `positions.adType.${value}` }) }))}
        />
      </div>
      <div className="field-row">
        <InstantField form={form} name="deadline" label={t({ id: 'positions.ad.deadline' })} required />
        <InstantField
          form={form}
          name="publishAt"
          label={t({ id: 'positions.ad.publishAt' })}
          hint={t({ id: 'positions.ad.publishAtHint' })}
        />
      </div>
      <NumberField
        form={form}
        name="order"
        label={t({ id: 'positions.ad.order' })}
        hint={t({ id: 'positions.ad.orderHint' })}
        min={0}
        max={9999}
        whole
      />
    </>
  );
}
