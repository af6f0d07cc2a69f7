import { Button, InputGroup } from '@blueprintjs/core';
import type { AccessLogAnswer } from '@talentlog/contracts';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { exactTime } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { auditPaths } from '../../../model/paths.ts';
import { useStaffMembersQuery } from '../../../model/work.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ChoiceBox } from '../../../ui/fields/ChoiceBox.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { useReadsQuery } from '../api.ts';
import { useAuditWords } from '../words.ts';

/** Who of the staff read about whom; people are named by their numbers. */
export function ReadsPage() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const { currentData, error, refetch } = useReadsQuery(search.toString());
  const page = Number(search.get('page') ?? 1);
  const asked = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(search), page: '1', ...changes });
    for (const [name, value] of [...next]) if (value === '' || (name === 'page' && value === '1')) next.delete(name);
    setSearch(next, { replace: true });
  };
  const pages = Math.max(1, Math.ceil((currentData?.page.total ?? 0) / (currentData?.page.size ?? 1)));
  return (
    <Page title={t({ id: 'audit.reads.title' })}>
      <p className="muted">{t({ id: 'audit.reads.what' })}</p>
      <Filters key={search.get('person')} search={search} onAsk={asked} />
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {currentData === undefined && error === undefined && <Loading />}
      {currentData?.data.length === 0 && <EmptyState title={t({ id: 'audit.reads.none' })} />}
      {currentData !== undefined && currentData.data.length > 0 && <Reads rows={currentData.data} />}
      {pages > 1 && (
        <nav aria-label={t({ id: 'audit.reads.pages' })}>
          <Button disabled={page <= 1} onClick={() => asked({ page: String(page - 1) })}>
            {t({ id: 'audit.reads.newer' })}
          </Button>{' '}
          {t({ id: 'audit.reads.page' }, { page, pages })}{' '}
          <Button disabled={page >= pages} onClick={() => asked({ page: String(page + 1) })}>
            {t({ id: 'audit.reads.older' })}
          </Button>
        </nav>
      )}
    </Page>
  );
}

interface FiltersProps {
  readonly search: URLSearchParams;
  readonly onAsk: (changes: Readonly<Record<string, string>>) => void;
}

function Filters({ search, onAsk }: FiltersProps) {
  const t = useTranslate();
  const { data } = useStaffMembersQuery({ role: [] });
  const [person, setPerson] = useState(search.get('person') ?? '');
  const find = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ person: person.trim() });
  };
  return (
    <search>
      <form className="reads-filters" onSubmit={find}>
        <ChoiceBox
          aria-label={t({ id: 'audit.reads.reader' })}
          value={search.get('reader') ?? ''}
          choices={(data?.data ?? []).map(({ accountId, name }) => ({ value: accountId, label: name }))}
          none={t({ id: 'audit.reads.anybody' })}
          onChoose={(reader) => onAsk({ reader })}
        />
        <InputGroup
          type="search"
          value={person}
          onValueChange={setPerson}
          aria-label={t({ id: 'audit.reads.person' })}
          placeholder={t({ id: 'audit.reads.person' })}
        />
        <Button type="submit">{t({ id: 'audit.reads.find' })}</Button>
      </form>
    </search>
  );
}

function Reads({ rows }: { rows: AccessLogAnswer['data'] }) {
  const t = useTranslate();
  const words = useAuditWords();
  const { language } = useLanguage();
  return (
    <Scrollable className="reads-scroll" label={t({ id: 'audit.reads.title' })}>
      <table className="reads-table">
        <thead>
          <tr>
            {(['when', 'reader', 'whom', 'part', 'count'] as const).map((name) => (
              <th key={name} scope="col">
                {t({ id: `audit.reads.${name}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reader, jobSeekerId, number, part, firstAt, lastAt, count }) => (
            <tr key={`${reader.accountId} ${jobSeekerId} ${part} ${firstAt}`}>
              <td>
                <time dateTime={lastAt}>{exactTime(lastAt, language)}</time>
              </td>
              <td>{reader.name || reader.accountId.slice(-6)}</td>
              <td>
                <Link to={auditPaths.history(jobSeekerId)}>{number || jobSeekerId.slice(-6)}</Link>
              </td>
              <td>{words.part(part)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
