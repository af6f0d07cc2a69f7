import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inCompanyColour } from './company-colour.mjs';
import { withoutUnused } from './css-rules.mjs';

const library = fileURLToPath(new URL('../../node_modules/@blueprintjs/', import.meta.url));
const staff = fileURLToPath(new URL('../src/staff/', import.meta.url));
const textOf = (file) => readFileSync(file, 'utf8');

const own = () =>
  readdirSync(staff, { recursive: true })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => textOf(join(staff, name)));

/** Names that a source takes from the library. */
const takenIn = (text) =>
  [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]@blueprintjs\/\w+['"]/g)].flatMap(([, names]) =>
    names.split(',').map((name) => name.replace(/^\s*type\s+/, '').trim()),
  );

/** The library's module with a name among what it exports, as `components/index.js` says. */
function modulesOf(packageName, names) {
  const index = join(library, packageName, 'lib/esm/components/index.js');
  return [...textOf(index).matchAll(/export \{([^}]*)\} from "([^"]+)"/g)]
    .filter(([, exported]) => exported.split(',').some((one) => names.has(one.split(' as ').at(-1).trim())))
    .map(([, , path]) => join(dirname(index), `${path}.js`));
}

/** Those modules and all that they load of the library's components; the barrels of the rest say nothing of use. */
function reached(start) {
  const seen = new Set();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, path] of textOf(file).matchAll(/from "(\.[^"]+)"/g)) {
      const next = [`${join(dirname(file), path)}.js`, join(dirname(file), path, 'index.js')].find((one) =>
        existsSync(one),
      );
      if (next !== undefined && !/esm\/(common|components)\/(index|classes)\.js$/.test(next)) waiting.push(next);
    }
  }
  return [...seen].map(textOf);
}

/** Class of each name, as the library's `classes.js` writes it. */
const classNames = (packageName) => {
  const constants = {};
  const file = textOf(join(library, packageName, 'lib/esm/common/classes.js'));
  for (const [, name, template] of file.matchAll(/export const ([A-Z_0-9]+) = `([^`]+)`/g))
    constants[name] = template.replace(/\$\{(\w+)\}/g, (_, other) =>
      other === 'NS' || other === 'BP_NS' ? 'bp6' : constants[other],
    );
  return constants;
};
/** What functions make of a property, such as `intent-danger`, is always kept. */
const made = /^bp6-((intent|align|elevation|position|popover-placement)-|(outlined|minimal|small|large)$)/;
/** A transition adds these to the class it is called by. */
const moving = /-(appear|enter|exit)(-active|-done)?$/;

/** Intents that one component of ours alone has; the library draws each on fifteen, light and dark. */
const rare = /^bp6-intent-(success|warning)$/;
const itsComponent = 'bp6-progress-bar';

/** Whether an element may have these classes, itself or around it: our own always; the library's where a component in use names them, or we do. */
export function usedClasses() {
  const sources = own();
  const taken = new Set(sources.flatMap(takenIn));
  const selects = reached(modulesOf('select', taken));
  for (const name of selects.flatMap(takenIn)) taken.add(name);
  const around = join(library, 'core/lib/esm/context/index.js');
  const loaded = [...selects, ...reached([...modulesOf('core', taken), around])];
  const words = new Set([...loaded, ...sources].flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const kept = new Set([...words].filter((word) => word.startsWith('bp6-')));
  for (const packageName of ['core', 'select'])
    for (const [name, className] of Object.entries(classNames(packageName))) if (words.has(name)) kept.add(className);
  // `${Classes.POPOVER_ARROW}-border`
  const endings = loaded.flatMap((text) => [...text.matchAll(/\.([A-Z_0-9]+)\}(-[a-z-]+)`/g)]);
  for (const [, name, ending] of endings) kept.add(`${classNames('core')[name]}${ending}`);
  const isKept = (name) => !name.startsWith('bp6-') || kept.has(name.replace(moving, '')) || made.test(name);
  return (names) => names.every(isKept) && (!names.some((name) => rare.test(name)) || names.includes(itsComponent));
}

/** Vite plugin: of the library's style sheet only the rules of components in use, which is half of it, in the company's colour. */
export const usedStyles = () => ({
  name: 'used-styles',
  enforce: 'pre',
  transform(css, id) {
    if (!/@blueprintjs\/\w+\/lib\/css\/[\w-]+\.css$/.test(id)) return null;
    return { code: inCompanyColour(withoutUnused(css, usedClasses())), map: null };
  },
});
