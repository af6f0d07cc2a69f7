import type { Language } from '@talentlog/contracts';

/** English names of the cities our positions are usually in; any other place is shown as it was written. */
const english: Readonly<Record<string, string>> = {
  杭州: 'Hangzhou',
  北京: 'Beijing',
  上海: 'Shanghai',
  深圳: 'Shenzhen',
  广州: 'Guangzhou',
  成都: 'Chengdu',
  南京: 'Nanjing',
  武汉: 'Wuhan',
  西安: 'Xi’an',
  苏州: 'Suzhou',
  合肥: 'Hefei',
  重庆: 'Chongqing',
  郑州: 'Zhengzhou',
  天津: 'Tianjin',
  青岛: 'Qingdao',
  厦门: 'Xiamen',
  长沙: 'Changsha',
  济南: 'Jinan',
  香港: 'Hong Kong',
  远程: 'Remote',
};

/** A place in the reader's language: `杭州 滨江` reads `Hangzhou 滨江`. */
export const placeName = (place: string, language: Language): string =>
  language === 'en-US' ? place.replace(/^\p{Script=Han}{2}/u, (city) => english[city] ?? city) : place;

/** Several places, joined as the language does. */
export const placeNames = (places: readonly string[], language: Language): string =>
  places.map((place) => placeName(place, language)).join(language === 'en-US' ? ', ' : '、');
