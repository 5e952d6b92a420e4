import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';
import type { DraftSession } from './DraftSession.ts';

interface TitleFieldProps {
  readonly session: Pick<DraftSession, 'title' | 'setTitle'>;
}

/** The title field of a draft. */
export const TitleField = observer(function TitleField({ session }: TitleFieldProps) {
  // Read here: the field renders its control in a callback that MobX does not track, so typed letters would be reverted.
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
