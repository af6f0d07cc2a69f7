import { Button, InputGroup } from '@blueprintjs/core';
import type { TemplateKey } from '@talentlog/contracts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useLazyMessageTemplateTrialQuery, useLazyTrialPeopleQuery } from './api.ts';

interface Props extends Pick<TemplateKey, 'template' | 'language'> {
  readonly onValues: (values: Readonly<Record<string, string>> | undefined) => void;
}

/** Tries the message with a person who applied, found by name or number. The look is written down, as each of a person is. */
export function TrialPerson({ template, language, onValues }: Props) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const [find, found] = useLazyTrialPeopleQuery();
  const [look, looked] = useLazyMessageTemplateTrialQuery();
  const search = () => {
    if (typed.trim() !== '') void find({ text: typed.trim() });
  };
  const searchByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  const choose = async (applicationId: string, name: string) => {
    const { data } = await look({ template, language, applicationId });
    if (data === undefined) return;
    onValues(data.data.values);
    setChosen(name);
  };
  const back = () => {
    onValues(undefined);
    setChosen('');
  };
  if (chosen !== '')
    return (
      <p className="template-person">
        {t({ id: 'templates.preview.with' }, { name: chosen })}{' '}
        <Button size="small" onClick={back}>
          {t({ id: 'templates.preview.samples' })}
        </Button>
      </p>
    );
  const people = found.currentData?.data.people;
  return (
    <search className="template-trial">
      <InputGroup
        type="search"
        leftIcon="person"
        value={typed}
        onValueChange={setTyped}
        onKeyDown={searchByEnter}
        aria-label={t({ id: 'templates.preview.person' })}
        placeholder={t({ id: 'templates.preview.person' })}
        rightElement={
          <Button variant="minimal" onClick={search}>
            {t({ id: 'templates.preview.find' })}
          </Button>
        }
      />
      <QueryFailure failure={found.error ?? looked.error} />
      {people?.length === 0 && <p className="muted">{t({ id: 'templates.preview.nobody' })}</p>}
      <ul>
        {people?.map(({ applicationId, name, position }) => (
          <li key={applicationId}>
            <Button size="small" variant="minimal" onClick={() => void choose(applicationId, name)}>
              {name} · {position}
            </Button>
          </li>
        ))}
      </ul>
    </search>
  );
}
