import { useIntl } from 'react-intl';
import { MOST_NAME_LETTERS } from '#client/api/schemas/viewSchemas.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { cleanName } from '#client/lib/viewSearch.ts';
import { useSayAfterLeaving } from '../attempt/useSayAfterLeaving.ts';
import { NameForm } from '../form/NameForm.tsx';

interface ViewFormProps {
  readonly name: string;
  readonly focused?: boolean;
  readonly submitText: string;
  /** @throws an error whose text is shown at the field. */
  readonly onSubmit: (name: string) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** Name form of a view that the server stores. */
export function ViewForm({ onSubmit, ...form }: ViewFormProps) {
  const intl = useIntl();
  const sayAfterLeaving = useSayAfterLeaving();
  const save = async (name: string): Promise<string | null> => {
    try {
      await onSubmit(name);
      return null;
    } catch (error) {
      sayAfterLeaving('table.views', error);
      return failureText(intl, error);
    }
  };
  const handleSubmit = (text: string): string | Promise<string | null> => {
    const name = cleanName(text);
    if (name !== '' && Array.from(name).length <= MOST_NAME_LETTERS) return save(name);
    const id = name === '' ? 'table.views.error.empty' : 'table.views.error.tooLong';
    return intl.formatMessage({ id }, { most: MOST_NAME_LETTERS });
  };
  return <NameForm {...form} label={intl.formatMessage({ id: 'table.views.name' })} onSubmit={handleSubmit} />;
}
