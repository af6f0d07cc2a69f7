import type { QueryData } from '../../../../api/index.ts';

export type Detail = QueryData<'applicationDetail'>;

/** Whose application it is. */
export type Named = Pick<Detail, 'applicationId' | 'person' | 'stage'>;

/** What a form needs that asks no more than why. */
export interface ReasonFormProps {
  readonly detail: Named;
  readonly onClose: () => void;
}

export interface ActionFormProps {
  readonly detail: Detail;
  readonly onClose: () => void;
}
