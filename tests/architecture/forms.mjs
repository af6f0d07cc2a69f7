/** The ways real code names another module. Each is planted for each rule. */
export const forms = {
  value: (name) => `import { x } from '${name}';\nexport const y = x;\n`,
  type: (name) => `import type { X } from '${name}';\nexport type Y = X;\n`,
  'inline-type': (name) => `import { type X } from '${name}';\nexport type Y = X;\n`,
  'side-effect': (name) => `import '${name}';\n`,
  're-export': (name) => `export { x } from '${name}';\n`,
  're-export-all': (name) => `export * from '${name}';\n`,
  'type-re-export': (name) => `export { type X } from '${name}';\n`,
  'type-only-re-export': (name) => `export type { X } from '${name}';\n`,
  'type-only-re-export-all': (name) => `export type * from '${name}';\n`,
  dynamic: (name) => `export const load = () => import('${name}');\n`,
  'import-type': (name) => `export type Y = import('${name}').X;\n`,
  'type-of-import': (name) => `export type Y = typeof import('${name}');\n`,
};

/**
 * The text as the reader of arrows should get it: dependency-cruiser does not see `export type … from` and `typeof import(…)`, so that both are
 * handed to it in a form of the same meaning that it sees.
 */
export const visible = (text) =>
  text.replaceAll(/^export type (?=\{|\*)/gm, 'export ').replaceAll(/\btypeof import\(/g, 'import(');
