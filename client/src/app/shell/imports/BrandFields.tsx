import { Button, InputGroup } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChipsInput } from '../../../components/ui/ChipsInput.tsx';
import { FormField } from '../../../components/ui/FormField.tsx';
import type { BrandDraft } from './importDraft.ts';
import styles from './NamesStep.module.scss';

interface BrandFieldsProps {
  /** "Own brand", "Rival 2": names the group. */
  readonly title: string;
  readonly brand: BrandDraft;
  readonly nameError: string | null;
  readonly aliasError: string | null;
  readonly onChange: (brand: BrandDraft) => void;
  /** Left out for the own brand, which must be. */
  readonly onRemove?: () => void;
}

/** A brand and the other names it goes by. */
export function BrandFields({ title, brand, nameError, aliasError, onChange, onRemove }: BrandFieldsProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles['brand']}>
      <legend>{title}</legend>
      <div className={styles['pair']}>
        <FormField
          label={<FormattedMessage id="imports.names.name" />}
          error={nameError}
          required={onRemove === undefined}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              value={brand.name}
              maxLength={100}
              onValueChange={(name) => {
                onChange({ ...brand, name });
              }}
            />
          )}
        </FormField>
        <FormField label={<FormattedMessage id="imports.names.aliases" />} error={aliasError}>
          {(wiring) => (
            <ChipsInput
              wiring={wiring}
              longest={100}
              values={brand.aliases}
              placeholder={intl.formatMessage({ id: 'imports.names.aliases.hint' })}
              onChange={(aliases) => {
                onChange({ ...brand, aliases: [...aliases] });
              }}
            />
          )}
        </FormField>
        {onRemove !== undefined && (
          <Button
            className={styles['remove'] ?? ''}
            variant="minimal"
            icon={<TrashIcon />}
            aria-label={intl.formatMessage(
              { id: 'common.removeNamed' },
              { name: brand.name === '' ? title : brand.name },
            )}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}
