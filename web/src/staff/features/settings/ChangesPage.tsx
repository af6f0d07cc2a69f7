import { Button } from '@blueprintjs/core';
import { companyId } from '@talentlog/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { wordsOf } from '../../../format/listed.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { auditPaths, paths } from '../../model/paths.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { type Change, useSettingsChangesQuery } from './api.ts';
import { FormSteps } from './FormSteps.tsx';
import { useSettingWords } from './words.ts';

const step = 20;

/** Who changed what, the newest first. */
export function ChangesPage() {
  const t = useTranslate();
  const may = useMay();
  const words = useSettingWords();
  const [size, setSize] = useState(step);
  const { data, error, refetch } = useSettingsChangesQuery({ page: 1, size });
  const rows = data?.data.rows;
  const total = data?.page?.total ?? 0;
  return (
    <Page
      title={t({ id: 'settings.changes.title' })}
      actions={
        <>
          {may('ADMIN_SETTINGS') && <Link to={paths.settings}>{t({ id: 'settings.changes.back' })}</Link>}
          {may('ADMIN_AUDIT') && (
            <Link to={auditPaths.history(`companySettings-${companyId}`)}>{t({ id: 'settings.changes.log' })}</Link>
          )}
        </>
      }
    >
      {rows === undefined &&
        (error === undefined ? <Loading /> : <QueryFailure failure={error} onRetry={() => void refetch()} />)}
      {rows?.length === 0 && <EmptyState title={t({ id: 'settings.changes.none' })} />}
      <ol className="settings-changes">
        {rows?.map(({ revision, at, by, steps, list, form, policy }) => (
          <li key={revision}>
            <p>
              <b>{by?.name || t({ id: 'settings.changes.system' })}</b>{' '}
              <span className="muted">
                <DateTime at={at} /> · {t({ id: 'settings.changes.revision' }, { revision: revision + 1 })}
              </span>
            </p>
            <ul>
              {steps.map(({ key, before, after }) => (
                <li key={key}>
                  {t(
                    { id: 'settings.changes.step' },
                    {
                      label: words.label(key),
                      before: words.value(key, before),
                      after: words.value(key, after),
                    },
                  )}
                </li>
              ))}
              {list !== null && <ListSteps list={list} />}
              {form !== null && <FormSteps form={form} />}
              {policy !== null && <PolicyStep step={policy} />}
            </ul>
          </li>
        ))}
      </ol>
      {total > size && size < 100 && (
        <Button onClick={() => setSize(Math.min(100, size + step))}>{t({ id: 'settings.changes.more' })}</Button>
      )}
    </Page>
  );
}

/** What became of a text that people agree to. */
function PolicyStep({ step }: { step: NonNullable<Change['policy']> }) {
  const t = useTranslate();
  const { policy, what, version, correction } = step;
  return (
    <li>{t({ id: `policy.change.${what}` }, { policy: t({ id: `policy.name.${policy}` }), version, correction })}</li>
  );
}

/** What changed of a list: values that are new, are called something else, are offered no more or again; the order alone otherwise. */
function ListSteps({ list: { dictionary, steps } }: { list: NonNullable<Change['list']> }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const list = t({ id: `settings.list.${dictionary}` });
  if (steps.length === 0) return <li>{t({ id: 'settings.changes.order' }, { list })}</li>;
  return steps.map(({ before, after }) => {
    const [name, former] = [wordsOf(after, language), before === null ? '' : wordsOf(before, language)];
    const kind =
      before === null
        ? 'added'
        : before.retired !== after.retired
          ? after.retired
            ? 'retired'
            : 'offered'
          : former === name
            ? 'revised'
            : 'renamed';
    return <li key={after.code}>{t({ id: `settings.changes.${kind}` }, { list, name, former })}</li>;
  });
}
