import { type IconName, IconSize, Icons } from '@blueprintjs/icons';

/** Icons the workspace draws; the glob below must list the same names. */
export const usedIcons = [
  'add',
  'annotation',
  'blank',
  'briefcase',
  'calendar',
  'caret-down',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'clipboard',
  'cog',
  'cross',
  'document',
  'double-caret-vertical',
  'drag-handle-vertical',
  'edit',
  'endorsed',
  'envelope',
  'error',
  'export',
  'eye-open',
  'filter',
  'history',
  'home',
  'inbox',
  'info-sign',
  'link',
  'lock',
  'log-out',
  'menu',
  'mobile-phone',
  'more',
  'notifications',
  'people',
  'person',
  'refresh',
  'search',
  'small-cross',
  'small-tick',
  'th-list',
  'tick',
  'time',
  'translate',
  'undo',
  'unlock',
  'warning-sign',
] as const satisfies readonly IconName[];

const paths = import.meta.glob<readonly string[]>(
  [
    '../../../../node_modules/@blueprintjs/icons/lib/esm/generated/{16px,20px}/paths/{add,annotation,blank,briefcase,calendar,caret-down,chevron-down,chevron-left,chevron-right,chevron-up,clipboard,cog,cross,document,double-caret-vertical,drag-handle-vertical,edit,endorsed,envelope,error,export,eye-open,filter,history,home,inbox,info-sign,link,lock,log-out,menu,mobile-phone,more,notifications,people,person,refresh,search,small-cross,small-tick,th-list,tick,time,translate,undo,unlock,warning-sign}.js',
  ],
  { import: 'default', eager: true },
);

/** Draws from the icons above only; the library's own loader would fetch all of them. */
export function drawOnlyUsedIcons(): void {
  Icons.setLoaderOptions({
    loader: async (name, size) => {
      const folder = size === IconSize.STANDARD ? '16px' : '20px';
      const found = Object.entries(paths).find(([path]) => path.endsWith(`/${folder}/paths/${name}.js`));
      if (found === undefined) console.error(`icon ${name} is not among the used ones`);
      return [...(found?.[1] ?? [])];
    },
  });
}
