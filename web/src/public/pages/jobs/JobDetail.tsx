import { payText } from '@talentlog/contracts';
import { useParams } from 'react-router-dom';
import type { QueryData } from '../../../api/tables.ts';
import { placeNames } from '../../../format/places.ts';
import { useCompany, useLanguage } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { JsonLd } from '../../site/JsonLd.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { JobBody } from './JobBody.tsx';
import { isOpen, jobPosting } from './job-posting.ts';
import { useJobTitle } from './use-job-title.ts';

/** What others learn of the page: its title, and the posting while it is open. */
function Told({ detail: { job, availability } }: { detail: QueryData<'jobDetail'> }) {
  const { language } = useLanguage();
  const name = useJobTitle()(job);
  const description = [name, placeNames(job.locations, language), payText(job.pay, language)].join(' · ');
  const company = useCompany();
  return (
    <>
      <Title text={name} description={description} />
      {isOpen(availability) && <JsonLd data={jobPosting(job, company)} />}
    </>
  );
}

/** One position: what it is, what it pays, how it goes, and the way to apply. */
export default function JobDetail() {
  const { id = '' } = useParams();
  const { data, problem, reload } = useQuery('jobDetail', { advertisementId: id });
  return (
    <div className="wide narrow">
      {data === undefined && problem !== undefined && <Failed problem={problem} retry={reload} />}
      {data === undefined && problem === undefined && <Loading lines={12} />}
      {data !== undefined && (
        <>
          <Told detail={data} />
          <JobBody detail={data} />
        </>
      )}
    </div>
  );
}
