import { Button } from '@blueprintjs/core';
import { Component, type ReactNode } from 'react';

/** In both languages: which one can be read is not known where words may be what did not come. */
const words = [
  { language: 'zh-CN', text: '这部分没有加载出来，请检查网络后重试。', retry: '重试' },
  { language: 'en-US', text: 'This part did not load. Check the network and try again.', retry: 'Try again' },
] as const;

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly onBroken?: () => void;
  readonly children?: ReactNode;
}

/** What fails to show says so in its place, and leaves everything around it standing. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="query-failure" role="alert">
        {words.map(({ language, text, retry }) => (
          <p key={language} lang={language} className="problem">
            {text} <Button onClick={this.#retry}>{retry}</Button>
          </p>
        ))}
      </div>
    );
  }
}
