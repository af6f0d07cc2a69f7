import type { MessageId } from '../../../../i18n/ids.ts';
import { keptAt } from '../../../../ui/kept.ts';

export interface View {
  readonly id: string;
  /** Built-in views are named by a message, own ones by their maker. */
  readonly label: { readonly message: MessageId } | { readonly name: string };
  readonly search: string;
}

/** Views everybody has. */
export const builtInViews: readonly View[] = [
  { id: 'mine', label: { message: 'staff.view.mine' }, search: 'bucket=ACTIVE&mine=1&sort=-since' },
  {
    id: 'department',
    label: { message: 'staff.view.department' },
    search: 'stage=DEPT_SCREENING&stepStatus=TO_HANDLE&stepStatus=IN_PROGRESS&bucket=ACTIVE&sort=since',
  },
  {
    id: 'interviewing',
    label: { message: 'staff.view.interviewing' },
    search:
      'stage=FIRST_INTERVIEW&stage=SECOND_INTERVIEW&stage=HR_INTERVIEW&stage=FINAL_INTERVIEW&bucket=ACTIVE&sort=-since',
  },
  { id: 'waiting', label: { message: 'staff.view.waiting' }, search: 'stepStatus=TO_HANDLE&bucket=ACTIVE&sort=since' },
  { id: 'all', label: { message: 'staff.view.all' }, search: 'sort=-since' },
];

const lastView = () => keptAt('device', 'last-view', true);

/** The address last looked at, for coming back by the rail; at first what is one's own, or everybody under way for who looks after all. */
export const lastSearch = (ofAll: boolean): string => {
  const kept = lastView().read();
  if (typeof kept === 'string') return kept;
  return ofAll ? 'bucket=ACTIVE&sort=-since' : (builtInViews[0]?.search ?? '');
};
export const rememberSearch = (search: string): void => lastView().write(search);
/** What the server refuses to answer is not come back to. */
export const forgetSearch = (): void => lastView().drop();
