import type { ComponentProps } from 'react';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { CollectionDrawer } from './drawer/CollectionDrawer.tsx';
import './collections.css';

/** A collection beside a list of something else: it brings its own words. */
export function CollectionBeside(props: ComponentProps<typeof CollectionDrawer>) {
  return (
    <WithPacks names={['staffoffers']}>
      <CollectionDrawer {...props} />
    </WithPacks>
  );
}
