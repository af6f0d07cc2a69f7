import { type ApplicationRow, type Stage, stages } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { usePages } from '../../../model/use-pages.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { useAdvance } from '../actions/use-advance.ts';
import { applicationsApi } from '../api.ts';
import '../applications.css';
import { type ListState, paramsOf } from '../list/application-list.ts';
import { BoardColumn, type Dragged } from './BoardColumn.tsx';

interface Props {
  readonly state: ListState;
  readonly current: string;
  readonly onOpen: (applicationId: string) => void;
}

/** The same people as the table, by stage. A card moves by its menu or by dragging, only where its application may go. */
export function Board({ state, current, onOpen }: Props) {
  const t = useTranslate();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const toast = useToast();
  const problemWords = useProblemWords();
  const { advance } = useAdvance();
  const move = async (row: ApplicationRow, to: Stage) => {
    const problem = await advance(row, to);
    if (problem !== undefined) toast(problemWords(problem.code, problem.params), undefined, 'bad');
  };
  const params = paramsOf(state);
  const overview = usePages(applicationsApi.endpoints.applications, params);
  const counts = useStageCounts(params);
  if (overview.total === undefined)
    return overview.failure === undefined ? (
      <Loading />
    ) : (
      <QueryFailure failure={overview.failure} onRetry={overview.retry} />
    );
  const shown = stages.filter((stage) =>
    state.stage.length > 0 ? state.stage.includes(stage) : (counts[stage] ?? 0) > 0,
  );
  const reachable = (stage: Stage) => dragged?.targets.includes(stage) ?? false;
  const columns = stages.filter((stage) => shown.includes(stage) || reachable(stage));
  if (columns.length === 0) return <EmptyState title={t({ id: 'staff.list.nobody' })} />;
  return (
    <Scrollable className="board" label={t({ id: 'staff.layout.board' })}>
      {columns.map((stage) => (
        <BoardColumn
          key={stage}
          stage={stage}
          count={counts[stage] ?? 0}
          params={{ ...params, stage: [stage] }}
          current={current}
          onOpen={onOpen}
          accepts={reachable(stage)}
          onDrag={(row) => setDragged(row === null ? null : { row, targets: row.nextStages })}
          onDrop={() => {
            if (dragged !== null) void move(dragged.row, stage);
            setDragged(null);
          }}
          onMove={(row, to) => void move(row, to)}
        />
      ))}
    </Scrollable>
  );
}

/** How many of the filtered people stand at each stage. */
function useStageCounts(params: ReturnType<typeof paramsOf>): Readonly<Record<string, number>> {
  const { data } = applicationsApi.useApplicationsQuery({ ...params, page: 1, size: 50 });
  return data?.data.stages ?? {};
}
