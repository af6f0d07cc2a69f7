import { cityNames, cityOf, type PositionDetails } from '@talentlog/contracts';

/** What people call kinds of positions when they search, in both languages, as far as a company begins with them; a city is found by its English name too. */
const categories: Readonly<Record<string, string>> = {
  RND: '研发 R&D research development',
  TEST: '测试 testing QA',
  HARDWARE: '硬件 hardware',
  SUPPLY: '供应链 supply chain',
  SALES: '销售 sales',
  SERVICE: '技术服务 technical service support',
  FUNCTION: '职能 corporate functions',
};
const natures: Readonly<Record<PositionDetails['nature'], string>> = {
  FULL_TIME: '全职 full time',
  PART_TIME: '兼职 part time',
  INTERNSHIP: '实习 internship',
};
const tracks: Readonly<Record<PositionDetails['track'], string>> = {
  SOCIAL: '社会招聘 社招 experienced',
  CAMPUS: '校园招聘 校招 campus graduate',
  INTERN: '实习招聘 internship',
};

/** The name as it is written and, where it has an apostrophe, as it is typed. */
function inEnglish(place: string): readonly string[] {
  const name = cityNames[cityOf(place) ?? ''] ?? '';
  return name.includes("'") ? [name, name.replace("'", '')] : [name];
}

/** The words a position is found by. */
export function positionText(details: PositionDetails | undefined): string {
  if (details === undefined) return '';
  const { title, titleEn, department, locations, category, nature, track } = details;
  const kinds = [categories[category], natures[nature], tracks[track]];
  return [title, titleEn, department, ...locations, ...locations.flatMap(inEnglish), ...kinds]
    .filter(Boolean)
    .join(' ');
}
