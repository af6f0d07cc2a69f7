import { type EvaluationDimension, type EvaluationForm, InterviewStage } from '@talentlog/contracts';

/** What interviewers of each stage are asked. */
export type EvaluationForms = Readonly<Record<InterviewStage, EvaluationForm>>;

const asked = (code: string, zh: string, en: string): EvaluationDimension => ({
  ...{ code, zh, en, required: true, most: 5 },
});

/** What a company begins with, at every stage. */
export const startingForm: EvaluationForm = {
  version: 0,
  dimensions: [
    asked('PROFESSIONAL', '专业能力', 'Professional skill'),
    asked('COMMUNICATION', '沟通表达', 'Communication'),
    asked('LEARNING', '学习能力', 'Learning'),
    asked('TEAMWORK', '团队协作', 'Teamwork'),
    asked('POSITION_FIT', '岗位匹配', 'Fit for the position'),
  ],
};

/** The same for each stage. */
export const startingForms = Object.fromEntries(
  InterviewStage.options.map((stage) => [stage, startingForm]),
) as unknown as EvaluationForms;
