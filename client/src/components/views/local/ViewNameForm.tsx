import { useIntl } from 'react-intl';
import { NameForm } from '#client/components/form/NameForm.tsx';
import { MOST_NAME_LETTERS, MOST_VIEWS } from './savedViews.ts';
import type { ViewProblem } from './savedViews.ts';

interface ViewNameFormProps {
  readonly name: string;
  readonly focused?: boolean;
  readonly submitText: string;
  /** Returns why the name is invalid, or null on success. */
  readonly onSubmit: (name: string) => ViewProblem | null;
  readonly onCancel?: () => void;
}

/** Name form of a view that this browser stores. */
export function ViewNameForm({ onSubmit, ...form }: ViewNameFormProps) {
  const intl = useIntl();
  const handleSubmit = (name: string): string | null => {
    const problem = onSubmit(name);
    if (problem === null) return null;
    const most = problem === 'full' ? MOST_VIEWS : MOST_NAME_LETTERS;
    return intl.formatMessage({ id: `table.views.error.${problem}` }, { most });
  };
  return <NameForm {...form} label={intl.formatMessage({ id: 'table.views.name' })} onSubmit={handleSubmit} />;
}
