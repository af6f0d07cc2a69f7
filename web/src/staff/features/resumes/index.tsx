import type { ResumeFound } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { useNameOf } from '../../ui/PersonName.tsx';
import { usePart } from '../../ui/parts.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { resumesApi } from './api.ts';
import { resumeList } from './resume-list.ts';
import './resumes.css';
import { useColumns } from './use-columns.tsx';

const idOf = ({ person }: ResumeFound) => person.jobSeekerId;

/** Resumes by what they say, with the words where they stand, and the person's application beside them. */
export default function ResumesPage() {
  return (
    <WithPacks names={['person']}>
      <Resumes />
    </WithPacks>
  );
}

function Resumes() {
  const t = useT();
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
  const [last] = opened?.applications ?? [];
  const around = { ...neighbours, onClose: close };
  return (
    <ListPage
      list={list}
      title={t('staff.nav.resumes')}
      filters={[]}
      search={t('staff.resumes.search')}
      count={(count) => t('staff.list.people', { count })}
      columns={useColumns()}
      lines={2}
      empty={
        <NothingHere
          narrowed={list.narrowed}
          noneHere={t('staff.resumes.none')}
          showAll={t('staff.list.showAll')}
          home={paths.resumes}
          none={t('staff.resumes.empty')}
        />
      }
    >
      {last !== undefined && <ApplicationDrawer applicationId={last.applicationId} {...around} />}
      {opened !== undefined && last === undefined && (
        <Drawer title={nameOf(opened.person)} {...around}>
          <EmptyState title={t('staff.resumes.ofOthers')} />
        </Drawer>
      )}
    </ListPage>
  );
}
