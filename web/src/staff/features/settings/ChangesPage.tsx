import { Button } from '@blueprintjs/core';
import { companyId } from '@talentlog/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { wordsOf } from '../../../format/listed.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
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
  const t = useT();
  const may = useMay();
  const words = useSettingWords();
  const [size, setSize] = useState(step);
  const { data, error, refetch } = useSettingsChangesQuery({ page: 1, size });
  const rows = data?.data.rows;
  const total = data?.page?.total ?? 0;
  return (
    <Page
      title={t('settings.changes.title')}
      actions={
        <>
          {may('ADMIN_SETTINGS') && <Link to={paths.settings}>{t('settings.changes.back')}</Link>}
          {may('ADMIN_AUDIT') && (
            <Link to={auditPaths.history(`companySettings-${companyId}`)}>{t('settings.changes.log')}</Link>
          )}
        </>
      }
    >
      {rows === undefined &&
        (error === undefined ? <Loading /> : <QueryFailure failure={error} onRetry={() => void refetch()} />)}
      {rows?.length === 0 && <EmptyState title={t('settings.changes.none')} />}
      <ol className="settings-changes">
        {rows?.map(({ revision, at, by, steps, list, form, policy }) => (
          <li key={revision}>
            <p>
              <b>{by?.name || t('settings.changes.system')}</b>{' '}
              <span className="muted">
                <DateTime at={at} /> · {t('settings.changes.revision', { revision: revision + 1 })}
              </span>
            </p>
            <ul>
              {steps.map(({ key, before, after }) => (
                <li key={key}>
                  {t('settings.changes.step', {
                    label: words.label(key),
                    before: words.value(key, before),
                    after: words.value(key, after),
                  })}
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
        <Button onClick={() => setSize(Math.min(100, size + step))}>{t('settings.changes.more')}</Button>
      )}
    </Page>
  );
}

/** What became of a text that people agree to. */
function PolicyStep({ step }: { step: NonNullable<Change['policy']> }) {
  const t = useT();
  const { policy, what, version, correction } = step;
  return <li>{t(`policy.change.${what}`, { policy: t(`policy.name.${policy}`), version, correction })}</li>;
}

/** What changed of a list: values that are new, are called something else, are offered no more or again; the order alone otherwise. */
function ListSteps({ list: { dictionary, steps } }: { list: NonNullable<Change['list']> }) {
  const t = useT();
  const { language } = useLanguage();
  const list = t(`settings.list.${dictionary}`);
  if (steps.length === 0) return <li>{t('settings.changes.order', { list })}</li>;
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
    return <li key={after.code}>{t(`settings.changes.${kind}`, { list, name, former })}</li>;
  });
}
