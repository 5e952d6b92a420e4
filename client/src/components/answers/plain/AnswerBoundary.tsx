import { Component } from 'react';
import type { ReactNode } from 'react';

interface AnswerBoundaryProps {
  /** Shown if the answer fails to render. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Error boundary of one answer: the others and the page keep working. */
export class AnswerBoundary extends Component<AnswerBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
