import { Component, type ReactNode } from 'react';
import { ApiProblem } from '../../api/problem.ts';
import { Failed } from '../pages/errors/Failed.tsx';

/** A defect in one page leaves the frame and the way back standing. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Failed problem={new ApiProblem({ status: 500, code: 'common.internal' })} retry={() => location.reload()} />
    );
  }
}
