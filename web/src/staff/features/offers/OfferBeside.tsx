import type { ComponentProps } from 'react';
import { WithPacks } from '../../ui/WithPacks.tsx';
import { OfferDrawer } from './drawer/OfferDrawer.tsx';
import './offers.css';

/** An offer beside a list of something else: it brings its own words. */
export function OfferBeside(props: ComponentProps<typeof OfferDrawer>) {
  return (
    <WithPacks names={['staffoffers']}>
      <OfferDrawer {...props} />
    </WithPacks>
  );
}
