import {
  campusRole,
  company,
  degrees,
  department,
  legalForm,
  projectRole,
  school,
  title,
  trainer,
} from '../data/words.ts';
import { divideCampus, divideEducation, divideProject, divideWork } from './divide.ts';
import type { Piece } from './entries.ts';

/** The blocks of a resume whose entries have a span of time. */
export type HistoryKind = 'education' | 'work' | 'internship' | 'project' | 'training' | 'campusPractice';

/** The roles that pieces of a head can play in one kind of entry, decided from the surest to the least sure. */
export interface Roles {
  readonly byLabel: readonly (readonly [RegExp, string])[];
  readonly byWord: readonly (readonly [Pick<RegExp, 'test'>, string])[];
  /** Which roles pieces without a sign of their own take, in order of appearance. */
  readonly leftovers: readonly string[];
  /** Cuts a piece that holds two things without a separator. */
  readonly divide: (piece: Piece) => Piece[];
  readonly describes: boolean;
  /** Whether a place may be part of a name: one that found no field leaves the entry doubtful. */
  readonly isNamedByPlace: boolean;
}

const anyDegree = degrees.map(([{ source, flags }]) => new RegExp(`^(?:${source})(?:学位|学历)?$`, flags));
const isDegree = { test: (text: string) => anyDegree.some((pattern) => pattern.test(text)) };
const describes = [/内容|描述|职责|说明|业绩|备注|description|duties/i, 'description'] as const;
const work: Roles = {
  byLabel: [
    describes,
    [/公司|单位|企业|company|employer|organi[sz]ation/i, 'company'],
    [/职位|岗位|职务|职称|position|title|role/i, 'title'],
    [/部门|department/i, 'department'],
  ],
  byWord: [
    [legalForm, 'company'],
    [title, 'title'],
    [company, 'company'],
    [department, 'department'],
  ],
  leftovers: ['company', 'title'],
  divide: divideWork,
  describes: true,
  isNamedByPlace: false,
};
export const rolesOf: Readonly<Record<HistoryKind, Roles>> = {
  education: {
    byLabel: [
      [/学校|院校|school|university|college/i, 'school'],
      [/专业|major|field/i, 'major'],
      [/学历|学位|degree/i, 'degree'],
    ],
    byWord: [
      [isDegree, 'degree'],
      [school, 'school'],
    ],
    leftovers: ['major'],
    divide: divideEducation,
    describes: false,
    isNamedByPlace: true,
  },
  work,
  internship: work,
  project: {
    byLabel: [describes, [/项目名称|^项目$|project/i, 'name'], [/角色|职务|职位|岗位|担任|role|position/i, 'role']],
    byWord: [[/^$/, 'name']],
    leftovers: ['name', 'role'],
    divide: divideProject,
    describes: true,
    isNamedByPlace: false,
  },
  training: {
    byLabel: [
      [/机构|学校|单位|公司|institution|organi[sz]ation/i, 'institution'],
      [/名称|课程|项目|内容|course|training/i, 'name'],
      describes,
    ],
    byWord: [[trainer, 'institution']],
    leftovers: ['name'],
    divide: (piece) => [piece],
    describes: true,
    isNamedByPlace: false,
  },
  campusPractice: {
    byLabel: [
      describes,
      [/组织|社团|活动|名称|单位|organi[sz]ation|activity/i, 'name'],
      [/职务|角色|职位|岗位|担任|role|position/i, 'role'],
    ],
    byWord: [[campusRole, 'role']],
    leftovers: ['name', 'role'],
    divide: divideCampus,
    describes: true,
    isNamedByPlace: false,
  },
};

/** Whether a line may name an entry of this kind; projects have no sign of their own. */
export const namesOf: Readonly<Record<keyof typeof rolesOf, RegExp>> = {
  education: school,
  work: company,
  internship: company,
  project: projectRole,
  training: trainer,
  campusPractice: campusRole,
};
