import { useEffect, useState } from 'react';
import { onLiveChange } from '../../../../api/live.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { useQuery } from '../../../site/context.tsx';
import { Title } from '../../../site/Title.tsx';
import { Failed } from '../../errors/Failed.tsx';
import { AskForm } from './AskForm.tsx';
import { RequestCard } from './RequestCard.tsx';
import '../../../../ui/form.css';
import '../personal.css';
import './my-data.css';

/** What a person may ask of the data the company keeps about them, and what became of it. */
export default function MyData() {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const { data, problem, reload } = useQuery('myDataRequests', {});
  useEffect(() => onLiveChange(['dataRequest'], () => void reload()), [reload]);
  if (data === undefined)
    return (
      <div className="wide narrow">
        {problem === undefined ? <Loading /> : <Failed problem={problem} retry={reload} />}
      </div>
    );
  const erasedAt = data.find((one) => one.erasesAt !== null)?.erasesAt ?? null;
  return (
    <div className="wide narrow">
      <Title text={t({ id: 'privacy.request.mine' })} />
      <section className="sheet my-data">
        <h1>{t({ id: 'privacy.request.mine' })}</h1>
        <p>{t({ id: 'privacy.request.what' })}</p>
        {asking ? (
          <AskForm
            requests={data}
            onDone={() => reload().then(() => setAsking(false))}
            onClose={() => setAsking(false)}
          />
        ) : (
          <p>
            <Button kind="primary" onClick={() => setAsking(true)}>
              {t({ id: 'privacy.request.ask' })}
            </Button>
          </p>
        )}
        {data.length === 0 && !asking && <p className="quiet">{t({ id: 'privacy.request.none' })}</p>}
        {data.map((request) => (
          <RequestCard key={request.dataRequestId} request={request} erasedAt={erasedAt} />
        ))}
      </section>
    </div>
  );
}
