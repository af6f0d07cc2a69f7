import { Component, type ReactNode } from 'react';
import { ApiProblem } from '../../api/problem.ts';
import { Failed } from '../pages/errors/Failed.tsx';

type Broken = 'no' | 'defect' | 'offline';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Called before what failed is tried again, here or by leaving. */
  readonly onAgain: () => void;
}

/** A defect in one page, or one that could not be fetched without a network, leaves the frame and the ways on standing. */
export class Boundary extends Component<BoundaryProps, { broken: Broken }> {
  override state: { broken: Broken } = { broken: 'no' };

  static getDerivedStateFromError(): { broken: Broken } {
    return { broken: navigator.onLine ? 'defect' : 'offline' };
  }

  override componentDidMount(): void {
    addEventListener('online', this.#again);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#again);
    if (this.state.broken === 'offline') this.props.onAgain();
  }

  readonly #again = (): void => {
    if (this.state.broken !== 'offline') return;
    this.props.onAgain();
    this.setState({ broken: 'no' });
  };

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === 'no') return this.props.children;
    if (broken === 'defect')
      return (
        <Failed problem={new ApiProblem({ status: 500, code: 'common.internal' })} retry={() => location.reload()} />
      );
    return <Failed problem={new ApiProblem({ status: 0, code: 'common.offline' })} retry={this.#again} />;
  }
}
