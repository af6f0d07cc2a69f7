const surnames = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
];
const given = [
  ...'明轩若溪子涵承宇雅琳志远诗浩然欣怡博文晓彤俊杰语嫣天佑梦洁凯思睿佳静安宁建国海燕春华秋月青云飞鹏建平立新光辉永强桂兰',
];

/** A name as one in a city has: most of three signs, some of two. */
const nameOf = (random) => {
  const second = random.below(5) === 0 ? '' : random.of(given);
  return `${random.of(surnames)}${random.of(given)}${second}`;
};

/** Seven digits, apart from each other as those that the company gives. */
const numberOf = (index) => String(1_000_000 + ((index * 7_919_993) % 9_000_000));

/** Who the nth person is. Their phone lies in a block that no carrier gave to anybody. */
export function personOf(index, random) {
  const tail = String(10_000_000 + index).padStart(8, '0');
  return { name: nameOf(random), phone: `138${tail}`, tail, number: numberOf(index) };
}
