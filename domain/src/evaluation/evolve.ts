import type {
  EvaluationForm,
  EvaluationResult,
  EvaluationScore,
  EventsOf,
  evaluationEvents,
} from '@talentlog/contracts';

export interface EvaluationData {
  readonly interviewId: string;
  readonly interviewerId: string;
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  /** The form that the present version was written under; undefined where nothing is written, or of a time before there were forms. */
  readonly form: EvaluationForm | undefined;
  readonly scores: readonly EvaluationScore[];
  readonly result: EvaluationResult | null;
  readonly recommendedPositionId: string | null;
  readonly text: string | null;
  /** Who wrote the present version. */
  readonly writtenBy: string | null;
  /** How many versions were written, the present one included. */
  readonly versions: number;
}

export const noEvaluation: EvaluationData = {
  interviewId: '',
  interviewerId: '',
  applicationId: '',
  jobSeekerId: '',
  positionId: '',
  form: undefined,
  scores: [],
  result: null,
  recommendedPositionId: null,
  text: null,
  writtenBy: null,
  versions: 0,
};

export function evolveEvaluation(data: EvaluationData, event: EventsOf<typeof evaluationEvents>): EvaluationData {
  switch (event.type) {
    case 'EvaluationRequested': {
      const { interviewId, interviewerId, applicationId, jobSeekerId, positionId } = event.data;
      return { ...data, interviewId, interviewerId, applicationId, jobSeekerId, positionId };
    }
    case 'EvaluationSubmitted':
    case 'EvaluationAmended':
    case 'EvaluationSubmittedOnBehalf': {
      const { form, scores, result, recommendedPositionId, text } = event.data;
      const writtenBy = event.type === 'EvaluationSubmittedOnBehalf' ? event.data.hrId : event.data.interviewerId;
      return { ...data, form, scores, result, recommendedPositionId, text, writtenBy, versions: data.versions + 1 };
    }
    case 'EvaluationWithdrawn':
      return data;
  }
}
