import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { FormField } from '../../components/ui/FormField.tsx';
import type { DraftSession } from './DraftSession.ts';

interface TitleFieldProps {
  readonly session: Pick<DraftSession, 'title' | 'setTitle'>;
}

/** The title of a draft while it is written. */
export const TitleField = observer(function TitleField({ session }: TitleFieldProps) {
  // Read here: the field asks for its control later, where nothing follows what is read, and each letter would be taken back.
  const { title } = session;
  return (
    <FormField label={<FormattedMessage id="writing.field.title" />} error={null}>
      {(wiring) => (
        <InputGroup
          {...wiring}
          value={title}
          maxLength={200}
          onValueChange={(typed) => {
            session.setTitle(typed);
          }}
        />
      )}
    </FormField>
  );
});
