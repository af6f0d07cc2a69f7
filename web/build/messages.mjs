import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const pack = /\/src\/i18n\/[a-zA-Z-]+\/[a-z]+\.json$/;

/** A message as it ships: plain text stays text, anything with ICU syntax becomes its syntax tree, so no parser is needed at run time. */
export function compileMessage(id, message) {
  try {
    const tree = parse(message, { requiresOtherClause: true });
    if (tree.length === 0) return '';
    return tree.length === 1 && tree[0].type === TYPE.literal && tree[0].value === message && !/[{<']/.test(message)
      ? message
      : tree;
  } catch (error) {
    throw new Error(`message ${id} does not parse: ${error.message}`);
  }
}

/** Vite plugin: message packs are compiled while they are bundled; a message that does not parse fails the build. */
export const compiledMessages = () => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!pack.test(id.split('?')[0])) return null;
    const source = Object.entries(JSON.parse(code));
    const compiled = Object.fromEntries(source.map(([key, message]) => [key, compileMessage(key, message)]));
    return { code: `export default ${JSON.stringify(compiled)};`, moduleType: 'js', map: null };
  },
});
