/** Radicals of the supplement block, which Unicode does not map, by the characters they look like. */
const supplement: Readonly<Record<string, string>> = Object.fromEntries(
  '⺠民 ⻓长 ⻔门 ⻋车 ⻢马 ⻅见 ⻚页 ⻛风 ⻜飞 ⻝食 ⻥鱼 ⻦鸟 ⻩黄 ⻬齐 ⻰龙 ⻄西 ⻘青 ⺟母 ⻆角 ⻉贝 ⻮齿 ⻤鬼 ⻁虎 ⻨麦 ⻳龟 ⺩王 ⻣骨 ⻧卤 ⼾户'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** PDFs made by browsers map glyphs to radicals (⼯) that read like characters (工) and are others: searching would miss them. */
export const plainHan = (text: string): string =>
  text.replace(/[\u2e80-\u2fdf]/g, (radical) => supplement[radical] ?? radical.normalize('NFKC'));
