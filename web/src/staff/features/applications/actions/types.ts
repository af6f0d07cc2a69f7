import type { QueryData } from '../../../../api/index.ts';

export type Detail = QueryData<'applicationDetail'>;

export interface ActionFormProps {
  readonly detail: Detail;
  readonly onClose: () => void;
}
