import type { ResumeFound } from '@talentlog/contracts';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { Page } from '../../ui/Page.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { usePart } from '../../ui/parts.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { resumesApi } from './api.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { resumeList } from './resume-list.ts';
import './resumes.css';
import { useColumns } from './use-columns.tsx';
import { WithoutApplication } from './WithoutApplication.tsx';

const idOf = ({ person }: ResumeFound) => person.jobSeekerId;
/** Every page that is read opens resumes and is kept of each person: nobody is chosen whose page did not come. */
const noOthers = async () => [];

/** Resumes by what they say, with the words where they stand, and the person's application beside them; who may not search is led home. */
export default function ResumesPage() {
  const t = useTranslate();
  if (!useMay()('VIEW_JOB_SEEKER'))
    return (
      <Page title={t({ id: 'staff.nav.resumes' })}>
        <EmptyState title={t({ id: 'refusal.auth.forbidden' })}>
          <p>
            <Link to={paths.home}>{t({ id: 'staff.unknown.home' })}</Link>
          </p>
        </EmptyState>
      </Page>
    );
  return (
    <WithPacks names={['person']}>
      <Resumes />
    </WithPacks>
  );
}

function Resumes() {
  const t = useTranslate();
  const nameOf = useNameOf();
  const ApplicationDrawer = usePart('ApplicationDrawer');
  const list = useList({
    format: resumeList,
    endpoint: resumesApi.endpoints.resumeSearch,
    paramsOf: ({ text }) => ({ text }),
    home: paths.resumes,
    pathOf: paths.resume,
    idOf,
  });
  const { opened, neighbours, close } = list;
  const selection = useSelection(list, idOf, noOthers);
  const mayWrite = useMay()('VIEW_NOTIFICATION');
  const [last] = opened?.applications ?? [];
  const around = { ...neighbours, onClose: close };
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.resumes' })}
      filters={[]}
      search={t({ id: 'staff.resumes.search' })}
      count={(count) => t({ id: 'staff.list.people' }, { count })}
      columns={useColumns(list.state.text !== '')}
      lines={2}
      {...(mayWrite ? { selection, bulk: <ChosenBar {...selection} /> } : {})}
      empty={
        <NothingHere
          narrowed={list.narrowed}
          noneHere={t({ id: 'staff.resumes.none' })}
          showAll={t({ id: 'staff.list.showAll' })}
          home={paths.resumes}
          none={t({ id: 'staff.resumes.empty' })}
        />
      }
    >
      {opened !== undefined && last !== undefined && (
        <Suspense
          fallback={
            <Drawer title={nameOf(opened.person)} {...around}>
              <Loading />
            </Drawer>
          }
        >
          <ApplicationDrawer key={last.applicationId} applicationId={last.applicationId} {...around} />
        </Suspense>
      )}
      {opened !== undefined && last === undefined && (
        <Drawer title={nameOf(opened.person)} {...around}>
          <WithoutApplication key={opened.person.jobSeekerId} found={opened} />
        </Drawer>
      )}
    </ListPage>
  );
}
