import { Button, Menu, MenuItem } from '@blueprintjs/core';
import type { ApplicationRow, Stage } from '@talentlog/contracts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { usePages } from '../../../model/use-pages.ts';
import { PersonName, useNameOf } from '../../../ui/PersonName.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { applicationsApi } from '../api.ts';
import type { ListParams } from '../list/application-list.ts';
import { standingOf, useNextStep } from '../words.ts';

export interface Dragged {
  readonly row: ApplicationRow;
  readonly targets: readonly Stage[];
}

interface Props {
  readonly stage: Stage;
  readonly count: number;
  readonly params: ListParams;
  readonly current: string;
  readonly onOpen: (applicationId: string) => void;
  /** Whether the card being dragged may be dropped here. */
  readonly accepts: boolean;
  readonly onDrag: (row: ApplicationRow | null) => void;
  readonly onDrop: () => void;
  readonly onMove: (row: ApplicationRow, to: Stage) => void;
}

const cardHeight = 92;

/** One stage with its cards, of which only those on screen exist. */
export function BoardColumn(props: Props) {
  const { stage, count, params, accepts, onDrop } = props;
  const words = useApplicationWords();
  const scroller = useRef<HTMLUListElement>(null);
  const { total = count, at, show } = usePages(applicationsApi.endpoints.applications, params);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => show(first, last), [show, first, last]);
  return (
    <section
      className={accepts ? 'board-column accepts' : 'board-column'}
      aria-label={words.stage(stage)}
      onDragOver={(event) => accepts && event.preventDefault()}
      onDrop={onDrop}
    >
      <h2>
        {words.stage(stage)} <span className="muted">{total}</span>
      </h2>
      <ul ref={scroller}>
        <li className="board-height" style={{ height: virtual.getTotalSize() }} aria-hidden="true" />
        {items.map(({ index, start }) => {
          const row = at(index);
          return (
            <li key={index} className="board-place" style={{ transform: `translateY(${start}px)` }}>
              {row === undefined ? <span className="table-wait" /> : <Card {...props} row={row} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Card({ row, current, onOpen, onDrag, onMove }: Props & { row: ApplicationRow }) {
  const t = useTranslate();
  const words = useApplicationWords();
  const nameOf = useNameOf();
  const nextStep = useNextStep();
  const { tone, text } = standingOf(row, words);
  const next = nextStep(row);
  const targets = row.nextStages;
  return (
    <article
      className={row.applicationId === current ? 'card current' : 'card'}
      draggable={targets.length > 0}
      onDragStart={() => onDrag(row)}
      onDragEnd={() => onDrag(null)}
    >
      <button type="button" className="card-open" onClick={() => onOpen(row.applicationId)}>
        <PersonName person={row.person} />
      </button>
      {targets.length > 0 && (
        <Popover
          label={t({ id: 'staff.board.moveTo' })}
          content={
            <Menu>
              {targets.map((to) => (
                <MenuItem key={to} text={words.stage(to)} onClick={() => onMove(row, to)} />
              ))}
            </Menu>
          }
        >
          <Button
            variant="minimal"
            size="small"
            icon="more"
            aria-label={`${t({ id: 'staff.board.moveTo' })} ${nameOf(row.person)}`}
          />
        </Popover>
      )}
      <p className="muted card-line">{words.positionTitle(row.position)}</p>
      <p className="card-line">
        <StateTag tone={tone}>{text}</StateTag>
        <span className={next.late ? 'late' : 'muted'}>{next.text}</span>
      </p>
    </article>
  );
}
