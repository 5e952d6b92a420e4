import { Component } from 'react';
import type { ReactNode } from 'react';

interface AnswerBoundaryProps {
  /** Shown in place of an answer that cannot be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps what one answer breaks to that answer: the others, and the page, stand. */
export class AnswerBoundary extends Component<AnswerBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
