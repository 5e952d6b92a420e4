import type { IndexPartProps } from '../AnswerIndexContent.tsx';

export function WhyMovedPanel({ className }: IndexPartProps & { readonly className?: string | undefined }) {
  return <div className={className} />;
}
