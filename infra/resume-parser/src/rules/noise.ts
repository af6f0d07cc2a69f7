import { cities } from '../data/people.ts';
import { isDuration } from './durations.ts';

const NOISE =
  /^(?:全日制|非全日制|统招|自考|成人|在职|全职|兼职|实习|985|211|双一流|gpa.*|绩点.*|排名.*|rank.*|top \d.*|full[- ]time|part[- ]time|remote|前?\s?\d+\s?%?|[\d./]+|\d+ ?人.*|\d+k.*|\d[\d-]{0,14}元.*|.{0,6}薪.*|下属.*|汇报.*)$/i;

export const bare = (text: string): string => text.replace(/^[([](.*)[)\]]$/, '$1').trim();

/** What stands on the first line of an entry and is no field of it. */
export const isNoise = (text: string): boolean => NOISE.test(bare(text)) || isDuration(text);
export const isPlace = (text: string): boolean => cities.has(bare(text).toLowerCase().replace(/市$/, ''));
