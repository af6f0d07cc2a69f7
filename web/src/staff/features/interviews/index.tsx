import { Checkbox } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { localTime } from '../../../format/dates.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { mondayOf, spanOfWeek, today } from '../../model/days.ts';
import { paths } from '../../model/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListFrame } from '../../ui/list/ListFrame.tsx';
import { flag, listFormat, oneOf, text } from '../../ui/list/list-format.ts';
import { useListAddress } from '../../ui/list/use-list.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { useInterviewDetailQuery, useInterviewsWithinQuery } from './api.ts';
import { Agenda } from './calendar/Agenda.tsx';
import { PeopleWeek } from './calendar/PeopleWeek.tsx';
import { useWeekNeighbours } from './calendar/use-week-neighbours.ts';
import { WeekGrid } from './calendar/WeekGrid.tsx';
import { WeekSteps } from './calendar/WeekSteps.tsx';
import { InterviewDrawer } from './drawer/InterviewDrawer.tsx';
import './calendar/interview-block.css';
import './calendar/agenda.css';
import './calendar/week.css';
import { stillShown } from '../../model/still-shown.ts';

const layouts = ['week', 'people', 'list'] as const;
const weekList = listFormat({ week: text, mine: flag, layout: oneOf(layouts, 'week') });

/** The week's interviews: as a calendar, by interviewer, or as a list; one of them beside it under its own address. */
export default function InterviewsPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const list = useListAddress({ format: weekList, home: paths.interviews, pathOf: paths.interview });
  const { openId, go, close } = list;
  const { mine, layout } = list.state;
  const monday = useMonday(list.state.week, openId);
  const { currentData, data, error, isFetching, refetch } = useInterviewsWithinQuery({
    ...spanOfWeek(monday),
    mine,
  });
  const interviews = stillShown({ data: currentData ?? data, error });
  const open = (id: string) =>
    navigate({ pathname: paths.interview(id), search: weekList.write({ ...list.state, week: monday }) });
  const neighbours = useWeekNeighbours(interviews ?? [], openId, open);
  const view = { interviews: interviews ?? [], current: openId, onOpen: open };
  return (
    <ListFrame
      title={t({ id: 'staff.nav.interviews' })}
      titleHidden
      bar={
        <div className="week-bar">
          <WeekSteps monday={monday} onGo={(week) => go({ week })} />
          <Checkbox inline checked={mine} onChange={(event) => go({ mine: event.currentTarget.checked })}>
            {t({ id: 'hiring.week.mine' })}
          </Checkbox>
          <span className="topbar-space" />
          <Segmented
            label={t({ id: 'hiring.week.layout' })}
            choices={layouts.map((value) => ({ value, label: t({ id: `hiring.week.${value}` }) }))}
            chosen={layout}
            onChoose={(next) => go({ layout: next })}
          />
        </div>
      }
      standing={{
        total: interviews?.length,
        failure: error,
        onRetry: () => void refetch(),
      }}
      body={
        <div className={`week-area as-${layout}`} aria-busy={isFetching}>
          {view.interviews.length === 0 && (
            <EmptyState title={t({ id: mine ? 'hiring.week.noneOfMine' : 'hiring.week.none' })} />
          )}
          {layout === 'week' && <WeekGrid monday={monday} {...view} />}
          {layout === 'people' && view.interviews.length > 0 && <PeopleWeek monday={monday} {...view} />}
          {(layout === 'list' || layout === 'week') && <Agenda {...view} />}
        </div>
      }
    >
      {openId !== '' && <InterviewDrawer key={openId} interviewId={openId} {...neighbours} onClose={close} />}
    </ListFrame>
  );
}

/** The week in the address; without one, an open interview brings its own, and otherwise it is this week. */
function useMonday(asked: string, interviewId: string): string {
  const { data: opened } = useInterviewDetailQuery({ interviewId }, { skip: interviewId === '' });
  const itsDay = opened === undefined ? today() : localTime(opened.data.start).day;
  return mondayOf(/^\d{4}-\d\d-\d\d$/.test(asked) ? asked : itsDay);
}
