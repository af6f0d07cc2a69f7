import { InputGroup, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QueryAnswer } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useMessageTemplatesQuery } from './api.ts';
import { CodeTexts } from './CodeTexts.tsx';
import { searchOf } from './key.ts';
import { useTemplateWords } from './words.ts';

type Row = QueryAnswer<'messageTemplates'>['data'][number];

/** Every message by what it is about, and which of its wordings the company wrote itself. */
export function TemplateListPage() {
  const t = useTranslate();
  const { both } = useTemplateWords();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useMessageTemplatesQuery({});
  const rows = data?.data;
  const text = typed.trim().toLowerCase();
  const found = rows?.filter(({ template, title }) => `${template} ${both(title)}`.toLowerCase().includes(text));
  return (
    <Page title={t({ id: 'staff.nav.templates' })}>
      <p className="muted">{t({ id: 'templates.list.what' })}</p>
      <InputGroup
        className="template-search"
        type="search"
        leftIcon="search"
        value={typed}
        onValueChange={setTyped}
        aria-label={t({ id: 'templates.list.search' })}
        placeholder={t({ id: 'templates.list.search' })}
      />
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {rows === undefined && error === undefined && <Loading />}
      {found?.length === 0 && <EmptyState title={t({ id: 'templates.list.none' })} />}
      {found !== undefined && <Scenes rows={found} />}
      {rows !== undefined && <CodeTexts />}
    </Page>
  );
}

function Scenes({ rows }: { rows: readonly Row[] }) {
  const words = useTemplateWords();
  const scenes = [...new Set(rows.map(({ scene }) => scene))];
  return scenes.map((scene) => (
    <section key={scene} className="template-scene" aria-labelledby={`scene-${scene}`}>
      <h2 id={`scene-${scene}`}>{words.scene(scene)}</h2>
      <ul>
        {rows
          .filter((row) => row.scene === scene)
          .map((row) => (
            <Template key={row.template} row={row} />
          ))}
      </ul>
    </section>
  ));
}

function Template({ row: { template, title, channels, wordings } }: { row: Row }) {
  const t = useTranslate();
  const words = useTemplateWords();
  const edited = wordings.filter(({ state }) => state === 'EDITED');
  return (
    <li>
      <Link to={paths.template(template)}>{words.both(title)}</Link>
      <span className="muted">{channels.map((channel) => t({ id: `templates.channel.${channel}` })).join(' · ')}</span>
      <span className="template-edits">
        {edited.length === 0 && <span className="muted">{t({ id: 'templates.list.asItComes' })}</span>}
        {edited.map((wording) => (
          <Link key={searchOf(wording)} to={`${paths.template(template)}?${searchOf(wording)}`}>
            <Tag minimal intent="primary" interactive>
              {words.key(wording)} v{wording.version}
            </Tag>
          </Link>
        ))}
      </span>
    </li>
  );
}
