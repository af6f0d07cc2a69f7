import { InputGroup } from '@blueprintjs/core';
import { companyId } from '@talentlog/contracts';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { auditPaths, paths } from '../../../model/paths.ts';
import { useStaffMembersQuery } from '../../../model/work.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { isStream, useSubjectsQuery } from '../api.ts';
import { IntegrityBadge } from '../integrity/IntegrityBadge.tsx';

/** Finds the person whose history is asked for; a pasted stream or id opens at once. */
export function SearchPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('text') ?? '');
  const { currentData, data, error, refetch, isFetching } = useSubjectsQuery(search.get('text') ?? '');
  const people = (currentData ?? data)?.data;
  const find = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (isStream(text) || /^[0-9a-f-]{36}$/.test(text)) navigate(auditPaths.history(text));
    else setSearch(text === '' ? {} : { text }, { replace: true });
  };
  return (
    <Page title={t({ id: 'audit.search.title' })} actions={<IntegrityBadge />}>
      <search>
        <form className="audit-search" onSubmit={find}>
          <InputGroup
            type="search"
            leftIcon="search"
            size="large"
            fill
            value={typed}
            onValueChange={setTyped}
            aria-label={t({ id: 'audit.search.label' })}
            placeholder={t({ id: 'audit.search.label' })}
          />
          <p className="muted">{t({ id: 'audit.search.hint' })}</p>
        </form>
      </search>
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {people === undefined && error === undefined && <Loading />}
      <Others text={search.get('text') ?? ''} />
      {people?.length === 0 && <EmptyState title={t({ id: 'audit.search.none' })} />}
      <ul className="subject-list" aria-busy={isFetching}>
        {people?.map(({ jobSeekerId, name, number, applications }) => (
          <li key={jobSeekerId}>
            <Link to={auditPaths.history(jobSeekerId)}>
              <b>{name || t({ id: 'staff.person.unnamed' }, { number })}</b>
              <span className="muted">{number}</span>
              <span className="muted">{t({ id: 'audit.search.applications' }, { count: applications })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** What is no candidate's: colleagues by name, and the settings of the company. */
function Others({ text }: { readonly text: string }) {
  const t = useTranslate();
  const { data } = useStaffMembersQuery({ role: [] });
  const wanted = text.trim().toLowerCase();
  const colleagues = (data?.data ?? []).filter(({ name }) => wanted !== '' && name.toLowerCase().includes(wanted));
  const company = [
    { to: auditPaths.history(`companySettings-${companyId}`), label: t({ id: 'audit.search.settings' }) },
    { to: auditPaths.history(`operations-${companyId}`), label: t({ id: 'audit.search.operations' }) },
    { to: paths.settingsChanges, label: t({ id: 'audit.history.changes' }) },
  ].filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <ul className="subject-list">
      {company.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>
            <b>{label}</b>
          </Link>
        </li>
      ))}
      {colleagues.map(({ accountId, name }) => (
        <li key={accountId}>
          <Link to={auditPaths.history(`account-${accountId}`)}>
            <b>{name}</b>
            <span className="muted">{t({ id: 'audit.search.colleague' })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
