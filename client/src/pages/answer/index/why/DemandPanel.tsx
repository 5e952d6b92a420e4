import type { IndexPartProps } from '../AnswerIndexContent.tsx';

export function DemandPanel({
  className,
}: Pick<IndexPartProps, 'report'> & { readonly className?: string | undefined }) {
  return <div className={className} />;
}
