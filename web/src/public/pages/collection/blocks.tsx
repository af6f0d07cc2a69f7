import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check, Choice, SelectField, TextField } from '../../../ui/Field.tsx';
import { Upload } from '../../../ui/Upload.tsx';
import type { BlockProps } from './CollectionForm.tsx';
import { attachmentNames, identityTypes, withBlock } from './content.ts';

/** The document a person shows. */
export function Identity({ content, onChange, errorAt }: BlockProps) {
  const t = useT();
  const { identity } = content;
  const change = (part: Partial<typeof identity>) => onChange(withBlock(content, 'identity', part));
  return (
    <fieldset className="block">
      <legend>{t('person.collectionBlock.identity')}</legend>
      <div className="pair">
        <TextField
          id="field-identity.name"
          required
          label={t('person.collectionField.identity_name')}
          value={identity.name}
          onValue={(name) => change({ name })}
          error={errorAt('identity.name')}
        />
        <SelectField
          label={t('person.collectionField.identity_type')}
          value={identity.type}
          options={identityTypes.map((value) => ({ value, text: t(`person.identityType.${value}`) }))}
          onValue={(value) => change({ type: identityTypes.find((one) => one === value) ?? 'ID_CARD' })}
        />
        <TextField
          id="field-identity.number"
          required
          label={t('person.collectionField.identity_number')}
          autoComplete="off"
          value={identity.number}
          onValue={(number) => change({ number })}
          error={errorAt('identity.number')}
        />
        <TextField
          id="field-identity.validUntil"
          required
          type="date"
          label={t('person.collectionField.identity_validUntil')}
          disabled={identity.longTerm}
          value={identity.validUntil ?? ''}
          onValue={(day) => change({ validUntil: day === '' ? null : day })}
          error={errorAt('identity.validUntil')}
        />
      </div>
      <Check
        checked={identity.longTerm}
        onValue={(longTerm) => change({ longTerm, ...(longTerm ? { validUntil: null } : {}) })}
      >
        {t('person.collection.longTerm')}
      </Check>
    </fieldset>
  );
}

/** Where to reach the person, and whom in an emergency. */
export function Contact({ content, onChange, errorAt }: BlockProps) {
  const t = useT();
  const { contact, emergency } = content;
  return (
    <fieldset className="block">
      <legend>{t('person.collectionBlock.contact')}</legend>
      <TextField
        id="field-contact.address"
        required
        label={t('person.collectionField.contact_address')}
        autoComplete="street-address"
        value={contact.address}
        onValue={(address) => onChange(withBlock(content, 'contact', { address }))}
        error={errorAt('contact.address')}
      />
      <div className="pair">
        <TextField
          label={t('person.collectionField.contact_postcode')}
          inputMode="numeric"
          autoComplete="postal-code"
          value={contact.postcode}
          onValue={(postcode) => onChange(withBlock(content, 'contact', { postcode }))}
          error={errorAt('contact.postcode')}
        />
        <TextField
          id="field-emergency.name"
          required
          label={t('person.collectionField.emergency_name')}
          value={emergency.name}
          onValue={(name) => onChange(withBlock(content, 'emergency', { name }))}
          error={errorAt('emergency.name')}
        />
        <TextField
          id="field-emergency.relation"
          required
          label={t('person.collectionField.emergency_relation')}
          value={emergency.relation}
          onValue={(relation) => onChange(withBlock(content, 'emergency', { relation }))}
          error={errorAt('emergency.relation')}
        />
        <TextField
          id="field-emergency.phone"
          required
          type="tel"
          label={t('person.collectionField.emergency_phone')}
          value={emergency.phone}
          onValue={(phone) => onChange(withBlock(content, 'emergency', { phone }))}
          error={errorAt('emergency.phone')}
        />
      </div>
    </fieldset>
  );
}

/** Where the salary goes. */
export function Bank({ content, onChange, errorAt }: BlockProps) {
  const t = useT();
  const { bank } = content;
  return (
    <fieldset className="block">
      <legend>{t('person.collectionBlock.bank')}</legend>
      <div className="pair">
        <TextField
          id="field-bank.bank"
          required
          label={t('person.collectionField.bank_bank')}
          hint={t('person.collection.bankHint')}
          value={bank.bank}
          onValue={(name) => onChange(withBlock(content, 'bank', { bank: name }))}
          error={errorAt('bank.bank')}
        />
        <TextField
          id="field-bank.number"
          required
          label={t('person.collectionField.bank_number')}
          inputMode="numeric"
          autoComplete="off"
          value={bank.number}
          onValue={(number) => onChange(withBlock(content, 'bank', { number }))}
          error={errorAt('bank.number')}
        />
      </div>
    </fieldset>
  );
}

/** Work so far, confirmed complete. */
export function Work({ content, onChange, errorAt }: BlockProps) {
  const t = useT();
  const { work } = content;
  const setEntries = (entries: typeof work.entries) => onChange(withBlock(content, 'work', { entries }));
  const change = (index: number, part: Partial<(typeof work.entries)[number]>) =>
    setEntries(work.entries.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  return (
    <fieldset className="block" id="field-work.confirmed" tabIndex={-1}>
      <legend>{t('person.collectionBlock.work')}</legend>
      {work.entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and keep their order
        <div className="entry" key={index}>
          <div className="pair">
            <TextField
              label={t('person.collection.company')}
              value={entry.company}
              onValue={(company) => change(index, { company })}
              error={errorAt(`work.entries.${index}.company`)}
            />
            <TextField
              label={t('person.collection.jobTitle')}
              value={entry.title}
              onValue={(title) => change(index, { title })}
              error={errorAt(`work.entries.${index}.title`)}
            />
            <TextField
              type="month"
              label={t('person.collection.start')}
              value={entry.start}
              onValue={(start) => change(index, { start })}
              error={errorAt(`work.entries.${index}.start`)}
            />
            <TextField
              type="month"
              label={t('person.collection.end')}
              hint={t('person.collection.untilNow')}
              value={entry.end ?? ''}
              onValue={(end) => change(index, { end: end === '' ? null : end })}
              error={errorAt(`work.entries.${index}.end`)}
            />
          </div>
          <Button kind="quiet" onClick={() => setEntries(work.entries.filter((_, at) => at !== index))}>
            {t('person.collection.remove')}
          </Button>
        </div>
      ))}
      <p>
        <Button
          onClick={() =>
            setEntries([
              ...work.entries,
              { company: '', title: '', start: new Date().toISOString().slice(0, 7), end: null },
            ])
          }
        >
          {t('person.collection.addWork')}
        </Button>
      </p>
      <Check
        checked={work.confirmed}
        onValue={(confirmed) => onChange(withBlock(content, 'work', { confirmed }))}
        error={errorAt('work.confirmed')}
      >
        {t('person.collectionField.work_confirmed')}
      </Check>
    </fieldset>
  );
}

/** Relatives in the company, declared. */
export function Relatives({ content, onChange, errorAt }: BlockProps) {
  const t = useT();
  const { relatives } = content;
  const setPeople = (people: typeof relatives.people) => onChange(withBlock(content, 'relatives', { people }));
  const change = (index: number, part: Partial<(typeof relatives.people)[number]>) =>
    setPeople(relatives.people.map((person, at) => (at === index ? { ...person, ...part } : person)));
  const blank = { name: '', relation: '', department: '' };
  return (
    <fieldset className="block" id="field-relatives.employed" tabIndex={-1}>
      <legend>{t('person.collectionBlock.relatives')}</legend>
      <Choice
        name="relatives"
        legend={t('person.collectionField.relatives_employed')}
        value={relatives.employed === null ? '' : relatives.employed ? 'yes' : 'no'}
        options={[
          { value: 'no', text: t('person.collection.no') },
          { value: 'yes', text: t('person.collection.yes') },
        ]}
        onValue={(value) =>
          onChange(
            withBlock(content, 'relatives', {
              employed: value === 'yes',
              people: value === 'yes' ? (relatives.people.length > 0 ? relatives.people : [blank]) : [],
            }),
          )
        }
        error={errorAt('relatives.employed') ?? errorAt('relatives.people')}
      />
      {relatives.people.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people of this list have no id and keep their order
        <div className="entry" key={index}>
          <div className="pair">
            <TextField
              label={t('person.collection.relativeName')}
              value={person.name}
              onValue={(name) => change(index, { name })}
            />
            <TextField
              label={t('person.collection.relation')}
              value={person.relation}
              onValue={(relation) => change(index, { relation })}
            />
            <TextField
              label={t('person.collection.department')}
              value={person.department}
              onValue={(department) => change(index, { department })}
            />
          </div>
          <Button kind="quiet" onClick={() => setPeople(relatives.people.filter((_, at) => at !== index))}>
            {t('person.collection.remove')}
          </Button>
        </div>
      ))}
      {relatives.employed === true && (
        <p>
          <Button onClick={() => setPeople([...relatives.people, blank])}>{t('person.collection.addRelative')}</Button>
        </p>
      )}
    </fieldset>
  );
}

/** Copies and photos. */
export function Attachments({ content, onChange, errorAt, linkToken }: BlockProps) {
  const t = useT();
  const { attachments } = content;
  return (
    <fieldset className="block">
      <legend>{t('person.collectionBlock.attachments')}</legend>
      <p className="field-hint">{t('person.collection.fileHint')}</p>
      {attachmentNames.map((name) => {
        const own = attachments[name];
        const set = (files: typeof own) => onChange(withBlock(content, 'attachments', { [name]: files }));
        const error = errorAt(`attachments.${name}`);
        return (
          <div key={name} id={`field-attachments.${name}`} tabIndex={-1} className="form">
            {own.length > 0 && (
              <ul className="files">
                {own.map((file) => (
                  <li key={file.fileId}>
                    {file.name}
                    <Button
                      kind="quiet"
                      onClick={() => set(own.filter((one) => one.fileId !== file.fileId))}
                      aria-label={t('person.collection.removeFile', { name: file.name })}
                    >
                      {t('person.collection.remove')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {own.length < 5 && (
              <Upload
                label={t(`person.collectionField.attachments_${name}`)}
                accept={name === 'badgePhoto' ? '.jpg,.jpeg,.png' : '.pdf,.txt,.png,.jpg,.jpeg'}
                purpose={name === 'badgePhoto' ? 'avatar' : 'attachment'}
                linkToken={linkToken}
                onDone={(file) => set([...own.filter((one) => one.fileId !== file.fileId), file])}
              />
            )}
            {error !== undefined && <p className="field-error">{error}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}
