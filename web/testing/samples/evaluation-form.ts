import type { EvaluationForm, InterviewStage } from '@talentlog/contracts';

const asked = (code: string, zh: string, en: string) => ({ ...{ code, zh, en }, required: true, most: 5 });

/** What a company begins with, written by hand. */
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

/** The same at every stage, as the settings tell it. */
export const formsOfCompany: {
  readonly evaluationForms: Record<InterviewStage, EvaluationForm>;
  readonly startingForm: EvaluationForm['dimensions'];
} = {
  evaluationForms: {
    FIRST_INTERVIEW: startingForm,
    SECOND_INTERVIEW: startingForm,
    HR_INTERVIEW: startingForm,
    FINAL_INTERVIEW: startingForm,
  },
  startingForm: startingForm.dimensions,
};
