import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { SeenContext, seenIn } from '../../../model/seen.ts';
import { stillShown } from '../../../model/still-shown.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { Advertisements } from '../ads/Advertisements.tsx';
import { usePositionDetailQuery } from '../api.ts';
import { usePositionWords } from '../words.ts';
import { NextSteps } from './NextSteps.tsx';
import { PositionActions } from './PositionActions.tsx';
import { PositionFacts } from './PositionFacts.tsx';
import { Standing } from './Standing.tsx';
import { stepsLeft } from './steps.ts';

/** One position: where it stands, what comes next, where it is published, and what was entered about it. */
export function PositionPage() {
  const words = usePositionWords();
  const { positionId = '' } = useParams();
  const answer = usePositionDetailQuery({ positionId });
  const { error, refetch } = answer;
  const position = stillShown(answer)?.data;
  const seen = useMemo(() => seenIn(position), [position]);
  if (position === undefined)
    return error === undefined ? <Loading /> : <QueryFailure failure={error} onRetry={() => void refetch()} />;
  const steps = stepsLeft(position);
  const stepping = steps.length > 0;
  return (
    <SeenContext value={seen}>
      <Page title={words.title(position.details)} actions={<PositionActions position={position} stepping={stepping} />}>
        <Standing position={position} />
        {stepping && <NextSteps position={position} steps={steps} />}
        <Advertisements position={position} />
        <PositionFacts position={position} />
      </Page>
    </SeenContext>
  );
}
