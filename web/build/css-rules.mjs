/** Cuts a style sheet into its rules: what stands before the braces, and what in them. Text outside of rules, such as `@import`, has no body. */
export function rulesOf(css) {
  const rules = [];
  let [from, depth, head] = [0, 0, ''];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') {
      if (depth === 0) {
        head = text.slice(from, at).trim();
        from = at + 1;
      }
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head, body: text.slice(from, at) });
      from = at + 1;
    } else if (sign === ';' && depth === 0) {
      rules.push({ head: text.slice(from, at + 1).trim() });
      from = at + 1;
    }
  }
  return rules;
}

/** Parts of a list at its commas, but for those in brackets. */
function split(list) {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** Classes an element must have, itself or around it, for a selector to match; those in brackets may be alternatives and do not count. */
function classesOf(selector) {
  let bare = selector;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, '');
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
}

/** The style sheet without the selectors whose classes nothing has. */
export function withoutUnused(css, areUsed) {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return head;
      if (/^@(media|supports|layer)/.test(head)) {
        const inner = withoutUnused(body, areUsed);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return `${head}{${body}}`;
      const selectors = split(head).filter((selector) => areUsed(classesOf(selector)));
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .filter((rule) => rule !== '')
    .join('\n');
}
